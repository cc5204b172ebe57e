scenario("Kormus Bell makes every swamp a 1/1 black creature that is still a land", function(s)
  s.bob:has("in play", "Kormus Bell")
  local swamp = s.sue:has("in play", "Swamp")
  local forest = s.sue:has("in play", "Forest")
  s:expect(swamp, { types = { "land", "creature" }, land_types = { "swamp" }, colours = { "black" }, power = 1, toughness = 1 })
  s:expect(forest, { types = { "land" }, colours = {} })
end)

scenario("a swamp played under Kormus Bell gives no mana that turn", function(s)
  s.bob:has("in play", "Kormus Bell")
  local swamp = s.bob:has("hand", "Swamp")
  s.bob:plays_land(swamp)
  s:expect_illegal(function() s.bob:taps_for_mana(swamp) end, "Bob has not controlled it since that player's turn began (R-SICK-1)")
  s:next_turn()
  s:next_turn()
  s.bob:taps_for_mana(swamp)
  s:expect(s.bob, { mana = "{B}" })
end)

scenario("Kormus Bell leaves a swamp alone that is no land any more", function(s)
  s:card [[ return sorcery "Test Glaze" {
    cost = "{W}", text = "Target land becomes an artifact.",
    target = land, for_good(target, { becomes_type = "artifact" }),
  } ]]
  local swamp = s.sue:has("in play", "Swamp")
  s.bob:has("hand", "Test Glaze")
  s.bob:lands("Plains", 1)
  s.bob:casts("Test Glaze", { on = swamp })
  s.bob:has("in play", "Kormus Bell")
  s:expect(swamp, { types = { "artifact" }, colours = {} })
end)
