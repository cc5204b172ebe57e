local both = { "fifth", "microprose" }

scenario("Jester's Cap removes three cards of a player's library from the game, of its controller's choice, and is sacrificed", both, function(s)
  local cap = s.bob:has("in play", "Jester's Cap")
  s.bob:lands("Forest", 2)
  s.sue:library { "Sol Ring", "Craw Wurm", "Shatter", "Serra Angel", "Forest" }
  s.bob:will("choose", "Serra Angel")
  s.bob:will("choose", "Sol Ring")
  s.bob:will("choose", "Craw Wurm")
  s.bob:activates(cap, { on = s.sue })
  s:expect(cap, { zone = "graveyard" })
  s:expect(s.sue, { out_of_game = { "Serra Angel", "Sol Ring", "Craw Wurm" }, library = 2 })
end)

scenario("R-ZONE-9 of a library of two cards Jester's Cap takes two, and the own library may be the target", both, function(s)
  local cap = s.bob:has("in play", "Jester's Cap")
  s.bob:lands("Forest", 2)
  s.bob:library { "Sol Ring", "Craw Wurm" }
  s.bob:activates(cap, { on = s.bob })
  s:expect(s.bob, { out_of_game = 2, library = 0, lost = false })
end)

scenario("R-COST-3 a Jester's Cap that is tapped or not paid for does nothing, and stays", both, function(s)
  local cap = s.bob:has("in play", "Jester's Cap")
  local tapped = s.bob:has("in play", "Jester's Cap", { tapped = true })
  s:expect_illegal(function() s.bob:activates(cap, { on = s.sue }) end, "R-COST-1")
  s.bob:lands("Forest", 2)
  s:expect_illegal(function() s.bob:activates(tapped, { on = s.sue }) end, "tapped")
  s:expect(cap, { zone = "in play" })
end)

scenario("Jester's Cap stolen searches for the thief", { "fifth", "microprose" }, function(s)
  local c = s.sue:has("in play", "Jester's Cap"); s.bob:has("in play", "Steal Artifact", { on = c })
  s.bob:lands("Forest", 2); s.sue:library { "Forest", "Island", "Swamp", "Plains" }
  s.bob:activates(c, { target = s.sue, choosing = { "Forest", "Island", "Swamp" } })
  s:expect(s.sue, { library = { "Plains" }, graveyard = { "Jester's Cap" } })
end)
