return artifact "Naked Singularity" {
  cost = "{5}",
  text = [[
    Cumulative upkeep {3}
    All plains tapped for mana produce {R} instead of any other type.
    All islands tapped for mana produce {G} instead of any other type.
    All swamps tapped for mana produce {W} instead of any other type.
    All mountains tapped for mana produce {U} instead of any other type.
    All forests tapped for mana produce {B} instead of any other type.
  ]],
  cumulative_upkeep("{3}"),
  produces_instead { mana = "{R}", affects = lands:of_type "plains" },
  produces_instead { mana = "{G}", affects = lands:of_type "island" },
  produces_instead { mana = "{W}", affects = lands:of_type "swamp" },
  produces_instead { mana = "{U}", affects = lands:of_type "mountain" },
  produces_instead { mana = "{B}", affects = lands:of_type "forest" },
}
