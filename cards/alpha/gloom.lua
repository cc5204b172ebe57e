return enchantment "Gloom" {
  cost = "{2}{B}",
  text = [[
    White spells cost {3} more to cast.
    Activated abilities of white enchantments cost {3} more to use.
  ]],
  costs_more { cards = "white", n = 3, affects = players },
  uses_cost_more { n = 3, affects = enchantments:that_are "white" },
}
