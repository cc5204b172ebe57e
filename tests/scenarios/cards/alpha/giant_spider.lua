scenario("Giant Spider blocks a flier although it does not fly", function(s)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local spider = s.sue:has("in play", "Giant Spider")
  s.bob:attacks { sprites }
  s.sue:blocks { [spider] = sprites }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Giant Spider itself is blocked like any creature on the ground", function(s)
  local spider = s.bob:has("in play", "Giant Spider")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { spider }
  s.sue:blocks { [bears] = spider }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(spider, { lacks = "flying" })
end)
