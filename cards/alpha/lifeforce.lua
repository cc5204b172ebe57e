return enchantment "Lifeforce" {
  cost = "{G}{G}",
  text = [[{G}{G}: Counter target black spell.]],
  activated { cost = "{G}{G}", target = spell:that_are "black", counter(target) },
}
