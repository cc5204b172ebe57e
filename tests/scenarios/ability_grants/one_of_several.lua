local both = { "fifth", "microprose" }

scenario("R-BATCH-7 of several abilities the one that is chosen is gained, and the rest is not", both, function(s)
  local avenger = s.bob:makes("Test Avenger", {
    power = 4, toughness = 4, types = "creature",
    text = "{0}: Test Avenger gets -1/-1 and gains your choice of banding, flying, or trample until end of turn.",
  })
  s.bob:activates(avenger, { mode = 2 })
  s:expect(avenger, { power = 3, toughness = 3, has = { "flying" }, lacks = { "banding", "trample" } })
  s:next_turn()
  s:expect(avenger, { power = 4, lacks = { "flying" } })
end)

scenario("R-BATCH-7 of two abilities the one that is chosen is lost", both, function(s)
  local urborg = s.bob:makes("Test Urborg", {
    types = "land", text = "{T}: Target creature loses first strike or swampwalk until end of turn.",
  })
  local knight = s.sue:makes("Bog Knight", { power = 2, toughness = 2, text = "First strike, swampwalk" })
  s.bob:activates(urborg, { mode = 1, target = knight })
  s:expect(knight, { has = { "swampwalk" }, lacks = { "first strike" } })
end)
