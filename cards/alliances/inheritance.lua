return enchantment "Inheritance" {
  cost = "{W}",
  text = [[{3}: Draw a card. Use this ability only when a creature is put into a graveyard from play.]],
  differs = { "effect" },
  put_into_graveyard { what = creatures, cost = "{3}", draw(1) },
}
