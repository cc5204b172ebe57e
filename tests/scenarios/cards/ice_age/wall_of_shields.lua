local both = { "fifth", "microprose" }

scenario("R-BAND-6 Wall of Shields beside another blocker lets its player divide the damage", both, function(s)
  local wall = s.sue:has("in play", "Wall of Shields")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local giant = s.bob:has("in play", "Tor Giant")
  s:expect(wall, { power = 0, toughness = 4, types = { "artifact", "creature" }, has = { "banding" } })
  s.bob:attacks { giant }
  s.sue:blocks { [wall] = giant, [bears] = giant }
  s.sue:assigns { [giant] = { [wall] = 3 } }
  s:to("end of attack")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wall, { zone = "in play", damage = 3 })
  s:expect(giant, { damage = 2 })
end)

scenario("R-CRE-9 Wall of Shields cannot attack, alone or in a band", both, function(s)
  local wall = s.bob:has("in play", "Wall of Shields")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { wall } end, "R-CRE-9")
  s:expect_illegal(function() s.bob:attacks { { wall, bears } } end, "R-CRE-9")
end)
