return enchantment "Infernal Darkness" {
  cost = "{2}{B}{B}",
  text = [[
    Cumulative upkeep—{B}, pay 1 life
    Lands tapped for mana produce {B} instead of any other type.
  ]],
  cumulative_upkeep({ "{B}", lose_life(1) }),
  produces_instead { mana = "{B}", affects = lands },
}
