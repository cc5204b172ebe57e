local both = { "fifth", "microprose" }

-- A demand that either of two colours meets (R-COLOR-1).

local function surge(s)
  s:card [[ return instant "Test Surge" { cost = "{0}", extra_cost = discard(1, cards:that_are "red or green"),
    gain_life(3) } ]]
  s.bob:has("hand", "Test Surge")
end

scenario("R-COLOR-1 a card of either colour is discarded", both, function(s)
  surge(s)
  local bears = s.bob:has("hand", "Grizzly Bears")
  s.bob:has("hand", "White Knight")
  s.bob:casts("Test Surge")
  s:expect(s.bob, { life = 23, hand = 1 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-COLOR-1 a card of another colour pays for nothing", both, function(s)
  surge(s)
  s.bob:has("hand", "White Knight")
  s:expect_illegal(function() s.bob:casts("Test Surge") end, "discard")
  s:expect(s.bob, { life = 20 })
end)

scenario("R-COLOR-1 only a card of one of the two is a target", both, function(s)
  local tomb = s.bob:makes("Test Tomb", {
    types = "artifact",
    text = "{T}: Return target white or black creature card from your graveyard to your hand.",
  })
  local knight = s.bob:has("graveyard", "White Knight")
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(tomb, { target = bears }) end, "R-TARGET")
  s.bob:activates(tomb, { target = knight })
  s:expect(knight, { zone = "hand" })
end)
