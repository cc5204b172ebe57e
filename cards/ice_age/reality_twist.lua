return enchantment "Reality Twist" {
  cost = "{U}{U}{U}",
  text = [[
    Cumulative upkeep {1}{U}{U}
    All plains tapped for mana produce {R} instead of any other type.
    All swamps tapped for mana produce {G} instead of any other type.
    All mountains tapped for mana produce {W} instead of any other type.
    All forests tapped for mana produce {B} instead of any other type.
  ]],
  cumulative_upkeep("{1}{U}{U}"),
  produces_instead { mana = "{R}", affects = lands:of_type "plains" },
  produces_instead { mana = "{G}", affects = lands:of_type "swamp" },
  produces_instead { mana = "{W}", affects = lands:of_type "mountain" },
  produces_instead { mana = "{B}", affects = lands:of_type "forest" },
}
