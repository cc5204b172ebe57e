return enchantment "Lifeforce" {
  cost = "{G}{G}",
  text = [[{G}{G}: Counter target black spell. Play this ability as an interrupt.]],
  differs = { "timing" },
  activated { cost = "{G}{G}", speed = "interrupt", target = spell:that_are "black", counter(target) },
}
