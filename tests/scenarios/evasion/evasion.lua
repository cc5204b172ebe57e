scenario("landwalk counts a land that only became one of that type", function(s)
  local soul = s.bob:has("in play", "Lost Soul")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local plains = s.sue:has("in play", "Plains")
  s.bob:has("in play", "Evil Presence", { on = plains })
  s.bob:attacks { soul }
  s:expect_illegal(function() s.sue:blocks { [bears] = soul } end, "R-LW-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("web: Giant Spider blocks a flier, and is blocked from the ground", function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  local spider = s.sue:has("in play", "Giant Spider")
  s.bob:attacks { angel }
  s.sue:blocks { [spider] = angel }
  s:to("end of attack")
  s:expect(spider, { zone = "graveyard" })
  s:expect(angel, { damage = 2 })
  s:expect(s.sue, { life = 20 })
end)
