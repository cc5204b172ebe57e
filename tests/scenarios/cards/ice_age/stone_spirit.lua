local both = { "fifth", "microprose" }

scenario("Stone Spirit is not blocked by a flier, and is by a creature on the ground", both, function(s)
  local spirit = s.bob:has("in play", "Stone Spirit")
  local erne = s.sue:has("in play", "Silver Erne")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect(spirit, { power = 4, toughness = 3, lacks = { "flying" } })
  s.bob:attacks { spirit }
  s:expect_illegal(function() s.sue:blocks { [erne] = spirit } end, "Stone Spirit")
  s.sue:blocks { [ogre] = spirit }
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(spirit, { zone = "in play", damage = 2 })
end)

scenario("Stone Spirit, ruling 2007-05-01: Giant Spider does not fly, and blocks it", both, function(s)
  local spirit = s.bob:has("in play", "Stone Spirit")
  local spider = s.sue:has("in play", "Giant Spider")
  s.bob:attacks { spirit }
  s.sue:blocks { [spider] = spirit }
  s:expect(spider, { blocking = spirit })
end)

scenario("Stone Spirit may block a creature that does not fly, and no flier (R-FLY-1)", both, function(s)
  local spirit = s.sue:has("in play", "Stone Spirit")
  local erne = s.bob:has("in play", "Silver Erne")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { erne, bears }
  s:expect_illegal(function() s.sue:blocks { [spirit] = erne } end, "R-FLY-1")
  s.sue:blocks { [spirit] = bears }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
end)
