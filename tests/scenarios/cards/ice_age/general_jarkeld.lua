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

local function attack(s)
  local general = s.bob:has("in play", "General Jarkeld")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  return general, ogre, bears
end

scenario("General Jarkeld switches the blockers of two attackers", function(s)
  local general, ogre, bears = attack(s)
  local wall = s.sue:has("in play", "Wall of Brambles")
  local first = s.sue:has("in play", "Scryb Sprites")
  local second = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { ogre, bears }
  s.sue:blocks { [wall] = ogre, [first] = bears, [second] = bears }
  s.bob:activates(general, { targets = { ogre, bears } })
  s:expect(wall, { blocking = { bears } })
  s:expect(first, { blocking = { ogre } })
  s:expect(second, { blocking = { ogre } })
  s.bob:assigns { [ogre] = { [first] = 1, [second] = 1 } }
  s:to("end of attack")
  s:expect(first, { zone = "graveyard" })
  s:expect(second, { zone = "graveyard" })
  s:expect(wall, { zone = "in play", damage = 2 })
  s:expect(s.sue, { life = 20 })
end)

scenario("General Jarkeld may give the blockers of one attacker to another that has none", function(s)
  local general, ogre, bears = attack(s)
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.bob:attacks { ogre, bears }
  s.sue:blocks { [wall] = ogre }
  s.bob:activates(general, { targets = { ogre, bears } })
  s:expect(wall, { blocking = { bears } })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 }) -- both stay blocked
  s:expect(wall, { damage = 2 })
end)

scenario("General Jarkeld does nothing when a block would not be legal", function(s)
  local general, ogre = attack(s)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local wall = s.sue:has("in play", "Wall of Brambles")
  local flyer = s.sue:has("in play", "Serra Angel")
  s.bob:attacks { ogre, sprites }
  s.sue:blocks { [wall] = ogre, [flyer] = sprites }
  s.bob:activates(general, { targets = { ogre, sprites } })
  s:expect(wall, { blocking = { ogre } })
  s:expect(flyer, { blocking = { sprites } })
end)

scenario("General Jarkeld only acts between blocks and damage", function(s)
  local general, ogre, bears = attack(s)
  s.sue:has("in play", "Wall of Brambles")
  s.bob:attacks { ogre, bears }
  s:expect_illegal(function() s.bob:activates(general, { targets = { ogre, bears } }) end, "the text of General Jarkeld does not allow it now")
end)

scenario("General Jarkeld, a 1/2, taps to switch the blockers of two attacking creatures", function(s)
  local general, ogre, bears = attack(s)
  local idle = s.bob:has("in play", "Grizzly Bears")
  s:expect(general, { power = 1, toughness = 2 })
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.bob:attacks { ogre, bears }
  s.sue:blocks { [wall] = ogre }
  s:expect_illegal(function() s.bob:activates(general, { targets = { idle, bears } }) end, "Grizzly Bears is not attacking (R-TARGET-1)")
  s:expect_illegal(function() s.bob:activates(general, { targets = { ogre, idle } }) end, "Grizzly Bears is not attacking (R-TARGET-1)")
  s.bob:activates(general, { targets = { ogre, bears } })
  s:expect(general, { tapped = true })
end)
