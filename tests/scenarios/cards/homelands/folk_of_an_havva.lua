local both = { "fifth", "microprose" }

scenario("Folk of An-Havva get +2/+0 until end of turn when they block", both, function(s)
  local folk = s.sue:has("in play", "Folk of An-Havva")
  local giant = s.bob:has("in play", "Hill Giant")
  s:expect(folk, { power = 1, toughness = 1 })
  s.bob:attacks { giant }
  s.sue:blocks { [folk] = giant }
  s:expect(folk, { power = 3, toughness = 1 })
  s:to("end of attack")
  s:expect(giant, { zone = "graveyard" })
  s:expect(folk, { zone = "graveyard" })
end)

scenario("Folk of An-Havva get nothing when they attack, and lose it at end of turn", both, function(s)
  local folk = s.bob:has("in play", "Folk of An-Havva")
  local wall = s.sue:makes("Meek", { power = 0, toughness = 5 })
  s.bob:attacks { folk }
  s.sue:blocks { [wall] = folk }
  s:expect(folk, { power = 1 })
  s:turn_of(s.sue)
  s.sue:attacks { wall }
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s.sue:attacks { wall }
  s.bob:blocks { [folk] = wall }
  s:expect(folk, { power = 3 })
  s:turn_of(s.bob)
  s:expect(folk, { power = 1 })
end)
