return artifact "Naked Singularity" {
  cost = "{5}",
  text = [[
    Cumulative upkeep {3}
    Plains tapped for mana produce {R} instead of any other type.
    Islands tapped for mana produce {G} instead of any other type.
    Swamps tapped for mana produce {W} instead of any other type.
    Mountains tapped for mana produce {U} instead of any other type.
    Forests tapped for mana produce {B} instead of any other type.
  ]],
  cumulative_upkeep("{3}"),
  produces_instead { mana = "{R}", affects = lands:of_type "plains" },
  produces_instead { mana = "{G}", affects = lands:of_type "island" },
  produces_instead { mana = "{W}", affects = lands:of_type "swamp" },
  produces_instead { mana = "{U}", affects = lands:of_type "mountain" },
  produces_instead { mana = "{B}", affects = lands:of_type "forest" },
}
