scenario("Scryb Sprites fly over ground creatures and may block them", function(s)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { sprites }
  s:expect_illegal(function() s.sue:blocks { [bears] = sprites } end)
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

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
