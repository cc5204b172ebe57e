local both = { "fifth", "microprose" }

scenario("Silver Erne flies over those on the ground, and tramples over a flier", both, function(s)
  local erne = s.bob:has("in play", "Silver Erne")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s:expect(erne, { power = 2, toughness = 2, has = { "flying", "trample" } })
  s.bob:attacks { erne }
  s:expect_illegal(function() s.sue:blocks { [ogre] = erne } end, "R-FLY-1")
  s.sue:blocks { [sprites] = erne }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(s.sue, { life = 19 })
  s:expect(erne, { damage = 1 })
end)
