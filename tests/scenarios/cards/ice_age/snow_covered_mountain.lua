scenario("Snow-Covered Mountain is a mountain: it taps for red mana", function(s)
  local mountain = s.bob:has("in play", "Snow-Covered Mountain")
  s:expect(mountain, { land_types = { "mountain" } })
  s.bob:taps_for_mana(mountain)
  s:expect(s.bob, { mana = "{R}" })
end)

scenario("Snow-Covered Mountain counts for those who walk through mountains", function(s)
  local goat = s.bob:makes("Goat", { power = 2, toughness = 2, abilities = { "mountainwalk" } })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Snow-Covered Mountain")
  s.bob:attacks { goat }
  s:expect_illegal(function() s.sue:blocks { [bears] = goat } end, "Goat has mountainwalk")
end)
