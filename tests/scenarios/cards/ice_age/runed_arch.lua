local both = { "fifth", "microprose" }

scenario("Runed Arch comes into play tapped", both, function(s)
  s.bob:has("hand", "Runed Arch")
  s.bob:mana "{3}"
  local it = s.bob:casts("Runed Arch")
  s:expect(it, { tapped = true })
end)

scenario("Runed Arch makes X small creatures unblockable this turn, and is sacrificed", both, function(s)
  local it = s.bob:has("in play", "Runed Arch")
  s.bob:lands("Forest", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local lions = s.bob:has("in play", "Savannah Lions")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:activates(it, { x = 2, targets = { bears, ogre } })
  s:expect(it, { zone = "graveyard" })
  s.bob:attacks { bears, ogre, lions }
  s:expect_illegal(function() s.sue:blocks { [wall] = bears } end, "Runed Arch says so (R-GEN-1)")
  s:expect_illegal(function() s.sue:blocks { [wall] = ogre } end, "Runed Arch says so (R-GEN-1)")
  s.sue:blocks { [wall] = lions }
  s:to("main")
  s:expect(s.sue, { life = 16 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
end)

scenario("A creature that grows later stays unblockable", both, function(s)
  local it = s.bob:has("in play", "Runed Arch")
  s.bob:lands("Forest", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Giant Growth")
  s.bob:activates(it, { x = 1, targets = { bears } })
  s.bob:casts("Giant Growth", { on = bears })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [wall] = bears } end, "Runed Arch says so (R-GEN-1)")
  s:to("main")
  s:expect(s.sue, { life = 15 })
end)

scenario("R-TARGET-1 Runed Arch helps no creature with power 3, and exactly X creatures", both, function(s)
  local it = s.bob:has("in play", "Runed Arch")
  s.bob:lands("Forest", 3)
  local giant = s.bob:has("in play", "Hill Giant")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:activates(it, { x = 1, targets = { giant } }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(it, { x = 1, targets = { bears, ogre } }) end, "R-")
  s.bob:activates(it, { x = 2, targets = { bears, ogre } })
  s:expect(it, { zone = "graveyard" })
end)

scenario("R-COST-2 a tapped Runed Arch is not used", both, function(s)
  local it = s.bob:has("in play", "Runed Arch", { tapped = true })
  s.bob:lands("Forest", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(it, { x = 1, targets = { bears } }) end, "tapped")
end)

scenario("R-TARGET-5 Runed Arch does nothing for a creature that grows beyond power 2 in response", both, function(s)
  local r = s.bob:has("in play", "Runed Arch")
  local a = s.bob:has("in play", "Grizzly Bears")
  local b = s.sue:has("in play", "Craw Wurm")
  s.bob:lands("Plains", 1)
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  s.bob:activates(r, { x = 1, targets = { a }, held = true })
  s.sue:casts("Giant Growth", { on = a })
  s:resolve()
  s.bob:attacks { a }
  s.sue:blocks { [b] = a }
  s:expect(b, { blocking = true })
end)
