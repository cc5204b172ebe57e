return artifact "Basalt Monolith" {
  cost = "{3}",
  text = [[
    {T}: Add {C}{C}{C} to your mana pool. Play this ability as a mana source.
    Basalt Monolith does not untap during its controller's untap phase.
    {3}: Untap Basalt Monolith.
    Basalt Monolith works while tapped.
  ]],
  differs = { "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana("{C}{C}{C}") },
  does_not_untap {},
  activated { cost = "{3}", untap(self) },
  always_on {},
}
