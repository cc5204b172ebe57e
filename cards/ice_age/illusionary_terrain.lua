return enchantment "Illusionary Terrain" {
  cost = "{U}{U}",
  text = [[
    Cumulative upkeep {2}
    As Illusionary Terrain enters the battlefield, choose two basic land types.
    Basic lands of the first chosen type are the second chosen type.
  ]],
  cumulative_upkeep("{2}"),
  unread "As Illusionary Terrain enters the battlefield, choose two basic land types.",
  unread "Basic lands of the first chosen type are the second chosen type.",
}
