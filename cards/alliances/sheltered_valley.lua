return land "Sheltered Valley" {
  text = [[
    If Sheltered Valley would come into play, sacrifice all other permanents you control named Sheltered Valley.
    During your upkeep, if you control 3 or fewer lands, you gain 1 life.
    {T}: Add {C} to your mana pool.
  ]],
  before_it_enters { sacrifice(permanents:controlled_by(you):named "Sheltered Valley":other()) },
  at_upkeep { of = you, condition = compare(count(lands:controlled_by(you)), "at most", 3), gain_life(1) },
  activated { cost = "{T}", add_mana("{C}") },
}
