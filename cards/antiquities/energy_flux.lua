return enchantment "Energy Flux" {
  cost = "{2}{U}",
  text = [[All artifacts have "During your upkeep, bury this card unless you pay {2}."]],
  continuous { affects = artifacts, gains = at_upkeep { of = you, unless { pay = "{2}", bury(self) } } },
}
