return land "Sheltered Valley" {
  text = [[
    When Sheltered Valley comes into play, bury all other permanents you control named Sheltered Valley.
    During your upkeep, if you control three or fewer lands, gain 1 life.
    {T}: Add {C} to your mana pool.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, bury(permanents:controlled_by(you):named "Sheltered Valley":other()) },
  at_upkeep { of = you, condition = compare(count(lands:controlled_by(you)), "at most", 3), gain_life(1) },
  activated { cost = "{T}", add_mana("{C}") },
}
