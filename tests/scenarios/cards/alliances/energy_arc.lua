local both = { "fifth", "microprose" }

scenario("Energy Arc untaps its targets, which neither deal nor take combat damage this turn", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Energy Arc")
  s.bob:lands("Plains", 1)
  s.bob:lands("Island", 1)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears, other }
  s.sue:blocks { [ogre] = bears }
  s.bob:casts("Energy Arc", { targets = { bears, other } })
  s:expect(bears, { tapped = false, attacking = true })
  s:expect(other, { tapped = false, attacking = true })
  s:to("end of attack")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Energy Arc leaves alone who is no target, and damage that is not of the combat", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Energy Arc")
  s.bob:lands("Plains", 1)
  s.bob:lands("Island", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { bears, other }
  s.bob:casts("Energy Arc", { targets = { bears } })
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(other, { tapped = true })
  s.sue:casts("Lightning Bolt", { on = bears })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Energy Arc, ruling 2007-09-16: an untapped creature may be its target and is held back just the same", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Energy Arc")
  s.bob:lands("Plains", 1)
  s.bob:lands("Island", 1)
  s.bob:casts("Energy Arc", { targets = { ogre } })
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "in play", damage = 0 })
  s:next_turn()
  s.sue:attacks { ogre }
  s:to("end of attack")
  s:expect(s.bob, { life = 18 })                   -- it is over with the turn
end)

scenario("R-TARGET-1 Energy Arc is not cast when no creature is in play", both, function(s)
  s.bob:has("hand", "Energy Arc")
  s.bob:lands("Plains", 1)
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:casts("Energy Arc", { targets = {} }) end, "R-TARGET-1")
end)

scenario("Energy Arc untaps an attacker, which is still blocked and neither kills nor dies", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:has("hand", "Energy Arc")
  s.bob:lands("Tundra", 2)
  s.bob:attacks { bears }
  s.sue:blocks { [giant] = bears }
  s.bob:casts("Energy Arc", { targets = { bears } })
  s:to("main")
  s:expect(bears, { zone = "in play", tapped = false, damage = 0 })
  s:expect(giant, { damage = 0 })
end)
