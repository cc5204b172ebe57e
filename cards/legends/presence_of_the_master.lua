return enchantment "Presence of the Master" {
  cost = "{3}{W}",
  text = [[Enchantment spells are countered.]],
  successfully_cast { what = spells:that_are "enchantment", counter(it) },
}
