return enchantment "Illusionary Terrain" {
  cost = "{U}{U}",
  text = [[
    Cumulative upkeep {2}
    When you play Illusionary Terrain, choose two basic land types.
    Basic lands of the first chosen type are the second chosen type.
  ]],
  cumulative_upkeep "{2}",
  when_played { choose "land word" },
  continuous {
    affects = lands:that_are "basic":of_first_chosen_land_type(),
    becomes_second_chosen_land = true,
  },
}
