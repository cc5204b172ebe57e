local both = { "fifth", "microprose" }

scenario("Fortified Area gives the own Walls +1/+0 and banding, and nobody else", both, function(s)
  s.bob:has("in play", "Fortified Area")
  local mine = s.bob:has("in play", "Wall of Stone")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local hers = s.sue:has("in play", "Wall of Stone")
  s:expect(mine, { power = 1, toughness = 8, has = { "banding" } })
  s:expect(bears, { power = 2, lacks = { "banding" } })
  s:expect(hers, { power = 0, lacks = { "banding" } })
end)

scenario("R-BAND-6 with Fortified Area the defender divides the damage among a Wall and who blocks beside it", both, function(s)
  s.sue:has("in play", "Fortified Area")
  local wall = s.sue:has("in play", "Wall of Stone")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm, [bears] = wurm }
  s.sue:assigns { [wurm] = { [wall] = 6 } }
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wall, { damage = 6 })
  s:expect(wurm, { damage = 3 })
end)
