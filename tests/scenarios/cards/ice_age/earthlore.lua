local both = { "fifth", "microprose" }

scenario("Earthlore taps its land to give a blocking creature +1/+2", both, function(s)
  local forest = s.sue:has("in play", "Forest")
  local lore = s.sue:has("in play", "Earthlore", { on = forest })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:activates(lore, { target = bears }) end, "Grizzly Bears")
  s.sue:blocks { [bears] = ogre }
  s:expect_illegal(function() s.sue:activates(lore, { target = ogre }) end, "R-TARGET-1")
  s.sue:activates(lore, { target = bears })
  s:expect(bears, { power = 3, toughness = 4 })
  s:expect(forest, { tapped = true })
  s:expect_illegal(function() s.sue:activates(lore, { target = bears }) end, "R-COST-3")
  s:next_turn()
  s:expect(bears, { power = 2, toughness = 2, zone = "in play" })
end)

scenario("Earthlore is put on a land of its caster only", both, function(s)
  local theirs = s.sue:has("in play", "Forest")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Earthlore")
  local forest = s.bob:has("in play", "Forest")
  s:expect_illegal(function() s.bob:casts("Earthlore", { on = theirs }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:casts("Earthlore", { on = bears }) end, "R-TARGET-1")
  s.bob:casts("Earthlore", { on = forest })
  s:expect(s.bob, { in_play = 3 })
end)

scenario("Earthlore raises the opponent's blocker as well, and no attacker", both, function(s)
  local forest = s.bob:has("in play", "Forest")
  local lore = s.bob:has("in play", "Earthlore", { on = forest })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:expect_illegal(function() s.bob:activates(lore, { on = bears }) end, "R-TARGET-1")
  s.bob:activates(lore, { on = wall })
  s:expect(wall, { power = 1, toughness = 10 })
  s:expect(forest, { tapped = true })
end)
