scenario("R-SNOW-1 a snow-covered land is no basic land for that", { "fifth", "microprose" }, function(s)
  s:card [[ return land "Test Glacier" { snow_covered = true } ]]
  s:card [[ return sorcery "Test Quake" { cost = "{R}", destroy(lands:that_are "basic") } ]]
  local glacier = s.bob:has("in play", "Test Glacier")
  local mountain = s.bob:has("in play", "Mountain")
  s.bob:has("hand", "Test Quake")
  s.bob:mana "{R}"
  s.bob:casts("Test Quake")
  s:expect(glacier, { zone = "in play", types = { "land", "snow-covered" } })
  s:expect(mountain, { zone = "graveyard" })
end)

scenario("R-SNOW-1 R-LAND-2 a snow-covered land of a basic type is a basic land", { "fifth", "microprose" }, function(s)
  s:card [[ return sorcery "Test Quake" { cost = "{R}", destroy(lands:that_are "basic") } ]]
  local glacier = s.bob:has("in play", "Snow-Covered Island")
  local depths = s.sue:has("in play", "Adarkar Wastes")
  s.bob:has("hand", "Test Quake")
  s.bob:mana "{R}"
  s.bob:casts("Test Quake")
  s:expect(glacier, { zone = "graveyard" })
  s:expect(depths, { zone = "in play" })
end)

scenario("R-SNOW-1 Blood Moon leaves snow-covered lands of the basic types as they are", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Blood Moon")
  local forest = s.bob:has("in play", "Snow-Covered Forest")
  local wastes = s.bob:has("in play", "Adarkar Wastes")
  s:expect(forest, { land_types = { "forest" } })
  s:expect(wastes, { land_types = { "mountain" } })
end)

scenario("R-SNOW-1 what looks for a basic land finds a snow-covered one", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Untamed Wilds")
  local swamp = s.bob:has("library", "Snow-Covered Swamp")
  s.bob:mana "{2}{G}"
  s.bob:will("choose", "Snow-Covered Swamp")
  s.bob:casts("Untamed Wilds")
  s:expect(swamp, { zone = "in play" })
end)
