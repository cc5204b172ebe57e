local both = { "fifth", "microprose" }

scenario("Thawing Glaciers come into play tapped", both, function(s)
  s.bob:has("hand", "Thawing Glaciers")
  s.bob:plays_land("Thawing Glaciers")
  s:expect(s.bob:finds("Thawing Glaciers"), { tapped = true })
end)

scenario("Thawing Glaciers, ruling 2004-10-04: the basic land comes tapped, besides the land of the turn; the Glaciers go back to the hand at end of turn", both, function(s)
  local it = s.bob:has("in play", "Thawing Glaciers")
  s.bob:library { "Tundra", "Craw Wurm", "Plains", "Island" }
  s.bob:has("hand", "Forest")
  s.bob:mana "{C}"
  s.bob:plays_land("Forest")
  s.bob:will("choose", "Island")
  s.bob:activates(it)
  s:expect(s.bob:finds("Island"), { tapped = true })
  s:expect(s.bob, { library = 3 })
  s:expect(it, { zone = "in play", tapped = true })
  s:next_turn()
  s:expect(it, { zone = "hand" })
  s:expect(s.bob:finds("Island"), { zone = "in play" })
end)

scenario("Thawing Glaciers, used by a thief, go back to their owner's hand", both, function(s)
  local it = s.bob:has("in play", "Thawing Glaciers", { tapped = true })
  s.sue:has("in play", "Conquer", { on = it })
  s:expect(it, { controller = s.sue })
  s.bob:library { "Plains", "Plains" }
  s.sue:library { "Craw Wurm", "Swamp", "Craw Wurm" }
  s:next_turn()
  s.sue:mana "{C}"
  s.sue:will("choose", "Swamp")
  s.sue:activates(it)
  s:expect(s.sue:finds("Swamp"), { tapped = true })
  s:next_turn()
  s:expect(it, { zone = "hand", owner = s.bob })
end)

scenario("Thawing Glaciers, ruling 2004-10-04: their controller need not find a land", both, function(s)
  local it = s.bob:has("in play", "Thawing Glaciers")
  s.bob:mana "{C}"
  s.bob:library { "Craw Wurm", "Swamp" }
  s.bob:will("choose", false)
  s.bob:activates(it)
  s:expect(s.bob, { library = 2, in_play = { "Thawing Glaciers" } })
end)

scenario("R-ZONE-2 Thawing Glaciers that left and came back in the same turn stay at its end", { "fifth", "microprose" }, function(s)
  local g = s.bob:has("in play", "Thawing Glaciers"); s.bob:lands("Island", 4)
  s.bob:has("library", "Forest")
  s.bob:has("hand", "Boomerang")
  s.bob:will("choose", "Forest")
  s.bob:activates(g)
  s.bob:casts("Boomerang", { target = g })
  s:expect(g, { zone = "hand" })
  s.bob:plays_land(g)
  s:next_turn()
  s:expect(g, { zone = "in play" })
end)
