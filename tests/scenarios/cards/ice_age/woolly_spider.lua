local both = { "fifth", "microprose" }

scenario("Woolly Spider blocks a flier and gets +0/+2 for it until end of turn", both, function(s)
  local spider = s.sue:has("in play", "Woolly Spider")
  local angel = s.bob:has("in play", "Serra Angel")
  s:expect(spider, { power = 2, toughness = 3, lacks = { "flying" } })
  s.bob:attacks { angel }
  s.sue:blocks { [spider] = angel }
  s:expect(spider, { power = 2, toughness = 5 })
  s:to("end of attack")
  s:expect(spider, { zone = "in play", damage = 4 })
  s:next_turn()
  s:expect(spider, { toughness = 3 })
end)

scenario("Woolly Spider gets nothing for a block on the ground, nor for being blocked by a flier", both, function(s)
  local spider = s.sue:has("in play", "Woolly Spider")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.bob:has("in play", "Serra Angel")
  s.bob:attacks { ogre }
  s.sue:blocks { [spider] = ogre }
  s:expect(spider, { toughness = 3 })
  s:turn_of(s.sue)
  s.sue:attacks { spider }
  s.bob:blocks { [angel] = spider }
  s:expect(spider, { toughness = 3 })
end)

scenario("Woolly Spider does not fly: a creature on the ground blocks it", both, function(s)
  local spider = s.bob:has("in play", "Woolly Spider")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { spider }
  s.sue:blocks { [ogre] = spider }
  s:expect(ogre, { blocking = spider })
end)

scenario("Woolly Spider gets +0/+2 once for a band with one flier, and R-FLY-1 blocks it", both, function(s)
  local spider = s.sue:has("in play", "Woolly Spider")
  local angel = s.bob:has("in play", "Mesa Pegasus")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { { angel, ogre } }
  s.sue:blocks { [spider] = angel }
  s:expect(spider, { toughness = 5 })
end)
