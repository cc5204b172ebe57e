local both = { "fifth", "microprose" }

scenario("General Jarkeld, ruling 2004-10-04: what was to happen to a creature that was blocked happens all the same", both, function(s)
  local general = s.bob:has("in play", "General Jarkeld")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local toad = s.bob:has("in play", "Chub Toad")
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 9 })
  s.bob:attacks { bears, toad }
  s.sue:blocks { [wall] = toad }
  s:expect(toad, { power = 3, toughness = 3 })
  s.bob:activates(general, { targets = { bears, toad } })
  s:expect(wall, { blocking = { bears } })
  s:expect(toad, { power = 3, toughness = 3 })
end)

scenario("General Jarkeld, ruling 2004-10-04: the switch is no new block", both, function(s)
  local general = s.bob:has("in play", "General Jarkeld")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local toad = s.sue:has("in play", "Chub Toad")
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 9 })
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [toad] = bears, [wall] = ogre }
  s:expect(toad, { power = 3 })
  s.bob:activates(general, { targets = { bears, ogre } })
  s:expect(toad, { blocking = { ogre }, power = 3, toughness = 3 })
end)

scenario("General Jarkeld is a 1/2 who takes attackers only", both, function(s)
  local general = s.bob:has("in play", "General Jarkeld")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local idle = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:makes("Test Wall", { power = 0, toughness = 9 })
  s:expect(general, { power = 1, toughness = 2 })
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:expect_illegal(function() s.bob:activates(general, { targets = { idle, bears } }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(general, { targets = { bears, idle } }) end, "R-TARGET-1")
end)
