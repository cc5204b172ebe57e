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
