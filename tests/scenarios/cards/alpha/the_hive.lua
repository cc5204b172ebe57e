local both = { "fifth", "microprose" }

scenario("The Hive makes a Wasp, a 1/1 artifact creature with flying, for {5}", both, function(s)
  local hive = s.bob:has("in play", "The Hive")
  s.bob:lands("Plains", 5)
  s.bob:activates(hive)
  local wasp = s.bob:finds("Wasp")
  s:expect(wasp, { power = 1, toughness = 1, types = { "artifact", "creature" }, has = { "flying" }, colours = {}, controller = s.bob })
  s:expect(hive, { tapped = true })
  s:expect(s.bob:finds("Plains", 5), { tapped = true })
  s.sue:has("hand", "Shatter")
  s.sue:lands("Mountain", 2)
  s.sue:casts("Shatter", { on = wasp })
  s:expect(wasp, { zone = "nowhere" })
end)

scenario("The Hive is not used for {4}", both, function(s)
  local hive = s.bob:has("in play", "The Hive")
  s.bob:lands("Plains", 4)
  s:expect_illegal(function() s.bob:activates(hive) end, "R-COST-1")
end)

scenario("The Hive is cast for {5} and no less", both, function(s)
  local it = s.bob:has("hand", "The Hive")
  s.bob:mana "{4}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)
