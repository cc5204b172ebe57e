return artifact "Sunglasses of Urza" {
  cost = "{3}",
  text = [[You may spend white mana as though it were red mana.]],
  spends_as { mana = "{W}", as = "{R}", affects = you },
}
