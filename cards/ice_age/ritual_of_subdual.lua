return enchantment "Ritual of Subdual" {
  cost = "{4}{G}{G}",
  text = [[
    Cumulative upkeep {2}
    Lands tapped for mana produce {C} instead of any other type.
  ]],
  cumulative_upkeep("{2}"),
  produces_instead { mana = "{C}", affects = lands },
}
