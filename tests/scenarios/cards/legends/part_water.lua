local both = { "fifth", "microprose" }

scenario("Part Water gives X creatures islandwalk until end of turn, for twice X", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  local third = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:lands("Island", 1)
  s.bob:has("hand", "Part Water")
  s.bob:lands("Island", 5)
  s.bob:casts("Part Water", { x = 2, targets = { bears[1], bears[2] } })
  s.bob:attacks { bears[1], bears[2], third }
  s:expect_illegal(function() s.sue:blocks { [wall] = bears[1] } end, "R-LW-1")
  s.sue:blocks { [wall] = third }
  s:to("main")
  s:expect(s.sue, { life = 16 })
  s:next_turn()
  s:expect(bears[1], { lacks = { "islandwalk" } })
end)

scenario("R-TARGET-4 Part Water does not take one creature twice, and with X = 0 none", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Part Water"); s.bob:has("hand", "Part Water")
  s.bob:mana "{U}{U}{C}{C}{C}{C}"
  s:expect_illegal(function() s.bob:casts("Part Water", { x = 2, targets = { bears, bears } }) end, "R-TARGET")
  s.bob:casts("Part Water", { x = 0 })
  s:expect(bears, { lacks = { "landwalk" } })
  s.bob:casts("Part Water", { x = 2, targets = { bears, ogre } })
  s.sue:lands("Island", 1)
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { bears, ogre }
  s:expect_illegal(function() s.sue:blocks { [giant] = bears } end, "R-")
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)

scenario("Part Water for two creatures costs five mana", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s.bob:has("hand", "Part Water")
  s.bob:lands("Island", 4)
  s:expect_illegal(function() s.bob:casts("Part Water", { x = 2, targets = { bears[1], bears[2] } }) end, "R-MANA-7")
end)
