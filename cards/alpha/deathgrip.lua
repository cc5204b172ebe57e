return enchantment "Deathgrip" {
  cost = "{B}{B}",
  text = [[{B}{B}: Counter target green spell. Play this ability as an interrupt.]],
  differs = { "timing" },
  activated { cost = "{B}{B}", speed = "interrupt", target = spell:that_are "green", counter(target) },
}
