-- When it is seen that something is skipped (R-SKIP-1), and how often (R-SKIP-3).

local both = { "fifth", "microprose" }

local drought = [[ return enchantment "Test Drought" { cost = "{1}", skips_phase { phase = "draw", affects = players } } ]]

scenario("R-SKIP-1 what skips a phase counts from just before the phase on", both, function(s)
  s:card(drought)
  s:card [[ return artifact "Test Call" { cost = "{0}",
    activated { cost = "{T}", return_to_play(cards:in_zone "graveyard":named "Test Drought") } } ]]
  local call = s.bob:has("in play", "Test Call")
  s.bob:has("graveyard", "Test Drought")
  s:to("upkeep")
  s.bob:activates(call)
  s:to("main")
  s:expect(s, { turn_of = s.sue })
  s:expect(s.sue, { hand = 0 })
end)

scenario("R-SKIP-1 what has gone just before the phase skips nothing", both, function(s)
  s:card(drought)
  local drought = s.bob:has("in play", "Test Drought")
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s:to("upkeep")
  s.bob:casts("Disenchant", { target = drought })
  s:to("main")
  s:expect(s.sue, { hand = 1 })
end)

scenario("R-SKIP-2 R-SKIP-3 a phase is skipped for a cost once a turn, and again in the next turn", both, function(s)
  s:card [[ return enchantment "Test Well" { cost = "{1}",
    activated { cost = { skip_phase "draw" }, gain_life(2) },
  } ]]
  local well = s.sue:has("in play", "Test Well")
  for turn = 1, 2 do
    if turn > 1 then s:turn_of(s.bob) end
    s:expect_illegal(function() s.sue:activates(well) end, "R-SKIP-2")
    s:to("upkeep")
    s:expect(s, { turn_of = s.sue })
    s.sue:activates(well)
    s:expect_illegal(function() s.sue:activates(well) end, "R-SKIP-3")
    s:to("main")
    s:expect_illegal(function() s.sue:activates(well) end, "R-SKIP-2")
    s:expect(s.sue, { life = 20 + 2 * turn, hand = 0 })
  end
end)

scenario("R-SKIP-2 a phase that has begun or is over cannot be skipped for a cost any more", both, function(s)
  for _, phase in ipairs { "upkeep", "draw", "main" } do
    s:card('return artifact "Test ' .. phase .. '" { cost = "{1}", activated { cost = { skip_phase "' .. phase ..
        '" }, gain_life(2) } }')
    local well = s.bob:has("in play", "Test " .. phase)
    s:expect_illegal(function() s.bob:activates(well) end, "before it has begun (R-SKIP-2, R-SKIP-3)")
  end
  s:card [[ return artifact "Test Hurry" { cost = "{1}", activated { cost = { skip_phase "discard" }, gain_life(2) } } ]]
  s.bob:activates(s.bob:has("in play", "Test Hurry"))
  s:expect(s.bob, { life = 22 })
end)
