return enchantment "Reality Twist" {
  cost = "{U}{U}{U}",
  text = [[
    Cumulative upkeep {1}{U}{U}
    Plains tapped for mana produce {R} instead of any other type.
    Swamps tapped for mana produce {G} instead of any other type.
    Mountains tapped for mana produce {W} instead of any other type.
    Forests tapped for mana produce {B} instead of any other type.
  ]],
  cumulative_upkeep("{1}{U}{U}"),
  produces_instead { mana = "{R}", affects = lands:of_type "plains" },
  produces_instead { mana = "{G}", affects = lands:of_type "swamp" },
  produces_instead { mana = "{W}", affects = lands:of_type "mountain" },
  produces_instead { mana = "{B}", affects = lands:of_type "forest" },
}
