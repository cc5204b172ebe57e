return enchant_land "Phantasmal Terrain" {
  cost = "{U}{U}",
  text = [[
    When you play Phantasmal Terrain, choose a basic land type.
    Enchanted land is the chosen type.
  ]],
  when_played { choose "basic land type" },
  continuous { affects = enchanted, becomes_land = chosen },
}
