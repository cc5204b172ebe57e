return enchantment "Deathgrip" {
  cost = "{B}{B}",
  text = [[{B}{B}: Counter target green spell.]],
  activated { cost = "{B}{B}", target = spell:that_are "green", counter(target) },
}
