return enchantment "Drought" {
  cost = "{2}{W}{W}",
  text = [[
    During your upkeep, destroy Drought unless you pay {W}{W}.
    Spells cost an additional sacrifice a swamp to cast for each {B} in their casting costs.
    Activated abilities cost an additional sacrifice a swamp to use for each {B} in their costs.
  ]],
  differs = { "effect" },
  at_upkeep { of = you, unless { pay = "{W}{W}", destroy(self) } },
  casting_asks { cost = sacrifice(lands:of_type "swamp"), symbol = "{B}", affects = players },
  using_asks { cost = sacrifice(lands:of_type "swamp"), symbol = "{B}", affects = players },
}
