scenario("Scarecrow keeps the damage of flying creatures from its controller until end of turn", { "fifth", "microprose" }, function(s)
  local crow = s.sue:has("in play", "Scarecrow")
  s.sue:lands("Plains", 6)
  local angel = s.bob:has("in play", "Serra Angel")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { angel, bears }
  s.sue:activates(crow)
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("Scarecrow does not protect creatures, nor its controller a turn later", { "fifth", "microprose" }, function(s)
  local crow = s.sue:has("in play", "Scarecrow")
  s.sue:lands("Plains", 6)
  local angel = s.bob:has("in play", "Serra Angel")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { angel }
  s.sue:activates(crow)
  s.sue:blocks { [sprites] = angel }
  s:to("main")
  s:expect(sprites, { zone = "graveyard" })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { angel }
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)
