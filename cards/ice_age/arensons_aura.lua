return enchantment "Arenson's Aura" {
  cost = "{2}{W}",
  text = [[
    {W}, sacrifice an enchantment: Destroy target enchantment.
    {3}{U}{U}: Counter target enchantment spell. Play this ability as an interrupt.
  ]],
  differs = { "timing" },
  activated { cost = { "{W}", sacrifice(enchantments) }, target = enchantment, destroy(target) },
  activated {
    cost = "{3}{U}{U}",
    speed = "interrupt",
    target = spell:that_are "enchantment",
    counter(target),
  },
}
