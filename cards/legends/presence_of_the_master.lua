return enchantment "Presence of the Master" {
  cost = "{3}{W}",
  text = [[Whenever a player successfully casts an enchantment spell, counter it.]],
  successfully_cast { what = spells:that_are "enchantment", counter(it) },
}
