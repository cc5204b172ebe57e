local both = { "fifth", "microprose" }

scenario("Juniper Order Advocate gives its controller's green creatures +1/+1 while it is untapped", both, function(s)
  local it = s.bob:has("in play", "Juniper Order Advocate")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local hers = s.sue:has("in play", "Grizzly Bears")
  s:expect(bears, { power = 3, toughness = 3 })
  s:expect(ogre, { power = 2, toughness = 2 })
  s:expect(hers, { power = 2, toughness = 2 })
  s:expect(it, { power = 1, toughness = 2 })
  s.bob:attacks { it }
  s:expect(bears, { power = 2, toughness = 2 })
  s:to("main")
  s:turn_of(s.sue)
  s:expect(bears, { power = 2, toughness = 2 })
  s:turn_of(s.bob)
  s:expect(bears, { power = 3, toughness = 3 })
end)
