scenario("E-138 a flier may block a creature on the ground", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { bears }
  s.sue:blocks { [sprites] = bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(sprites, { zone = "graveyard" })
  s:expect(bears, { damage = 1 })
end)

scenario("E-139 forestwalk against a player with a forest", function(s)
  local dryads = s.bob:has("in play", "Shanodin Dryads")
  local others = s.sue:has("in play", "Shanodin Dryads")
  s.sue:lands("Forest", 1)
  s.bob:attacks { dryads }
  s:expect_illegal(function() s.sue:blocks { [others] = dryads } end)
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("E-139 forestwalk against a player without one", function(s)
  local dryads = s.bob:has("in play", "Shanodin Dryads")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 1)
  s.bob:attacks { dryads }
  s.sue:blocks { [bears] = dryads }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(dryads, { zone = "graveyard" })
end)

scenario("E-140 Lost Soul and a land that only became a swamp", function(s)
  local soul = s.bob:has("in play", "Lost Soul")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local plains = s.sue:has("in play", "Plains")
  s.bob:has("in play", "Evil Presence", { on = plains })
  s.bob:attacks { soul }
  s:expect_illegal(function() s.sue:blocks { [bears] = soul } end)
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)
