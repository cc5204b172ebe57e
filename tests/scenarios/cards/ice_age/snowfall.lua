local both = { "fifth", "microprose" }

scenario("With Snowfall an island gives an additional {U}, which pays for cumulative upkeep", both, function(s)
  local snowfall = s.bob:has("in play", "Snowfall", { counters = { ["paid upkeep"] = 1 } })
  local island = s.bob:has("in play", "Island")
  s:turn_of(s.sue)
  s:to("discard")
  s:to("upkeep")
  s.bob:will("pay", true)
  s.bob:taps_for_mana(island, "blue")
  s.bob:will("pay", true)
  s:to("draw")
  s:expect(snowfall, { zone = "in play", counters = { ["paid upkeep"] = 2 } })
end)
