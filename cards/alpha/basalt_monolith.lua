return artifact "Basalt Monolith" {
  cost = "{3}",
  text = [[
    Basalt Monolith does not untap during its controller's untap phase.
    {T}: Add {C}{C}{C} to your mana pool.
    {3}: Untap Basalt Monolith.
    Basalt Monolith works while tapped.
  ]],
  does_not_untap {},
  activated { cost = "{T}", add_mana("{C}{C}{C}") },
  activated { cost = "{3}", untap(self) },
  always_on {},
}
