scenario("Scryb Sprites fly over ground creatures and may block them", function(s)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { sprites }
  s:expect_illegal(function() s.sue:blocks { [bears] = sprites } end, "Scryb Sprites has flying")
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)
