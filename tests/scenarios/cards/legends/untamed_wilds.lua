local both = { "fifth", "microprose" }

scenario("Untamed Wilds puts a basic land of the library into play, besides the land of the turn", both, function(s)
  s.bob:library { "Gray Ogre", "Tundra", "Island", "Swamp" }
  s.bob:has("hand", "Untamed Wilds")
  s.bob:has("hand", "Forest")
  s.bob:lands("Forest", 3)
  s.bob:plays_land("Forest")
  s.bob:will("choose", "Swamp")
  s.bob:casts("Untamed Wilds")
  s:expect(s.bob, { in_play = { Forest = 4, Swamp = 1 }, library = 3 })
  s:expect(s.bob:finds("Swamp"), { tapped = false })
end)

scenario("Untamed Wilds finds nothing where there is no basic land, and is cast all the same", both, function(s)
  s.bob:library { "Gray Ogre", "Tundra" }
  s.bob:has("hand", "Untamed Wilds")
  s.bob:lands("Forest", 3)
  s.bob:casts("Untamed Wilds")
  s:expect(s.bob, { in_play = { Forest = 3 }, library = 2, graveyard = { "Untamed Wilds" } })
end)

scenario("Untamed Wilds need not find a land", both, function(s)
  s.bob:library { "Gray Ogre", "Island" }
  s.bob:has("hand", "Untamed Wilds")
  s.bob:lands("Forest", 3)
  s.bob:will("choose", false)
  s.bob:casts("Untamed Wilds")
  s:expect(s.bob, { in_play = { Forest = 3 }, library = 2 })
end)
