return enchant_world "Mystic Decree" {
  cost = "{2}{U}{U}",
  text = [[
    All creatures lose flying.
    All creatures lose islandwalk.
  ]],
  continuous { affects = creatures, loses = "flying" },
  continuous { affects = creatures, loses = landwalk "island" },
}
