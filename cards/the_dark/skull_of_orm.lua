return artifact "Skull of Orm" {
  cost = "{3}",
  text = [[{5}, {T}: Put an enchantment card from your graveyard into your hand.]],
  differs = { "effect" },
  activated {
    cost = "{5}, {T}",
    search(1, cards:that_are "enchantment":owned_by(you):in_zone "graveyard"),
    return_to_hand(found),
  },
}
