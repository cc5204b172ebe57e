local both = { "fifth", "microprose" }

scenario("R-ZONE-16 a token has the name that its text gives it", both, function(s)
  local hive = s.bob:makes("Test Hive", {
    types = "artifact",
    text = "{1}: Create a 1/1 colorless Insect artifact creature token with flying named Wasp.",
  })
  s.bob:mana "{C}"
  s.bob:activates(hive)
  local wasp = s.bob:finds("Wasp")
  s:expect(wasp, { power = 1, types = { "artifact", "creature" }, has = { "flying" }, colours = {}, name = "Wasp" })
end)

scenario("R-ZONE-16 without one it is called by its types", both, function(s)
  local hive = s.bob:makes("Test Hive", {
    types = "artifact", text = "{1}: Create a 1/1 black and red Goblin creature token.",
  })
  s.bob:mana "{C}"
  s.bob:activates(hive)
  s:expect(s.bob:finds("Goblin"), { name = "Goblin", colours = { "black", "red" } })
end)
