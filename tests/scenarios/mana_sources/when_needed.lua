-- Nobody answers mana (R-MANA-2), and it is there whenever it is needed (R-MANA-3).

local both = { "fifth", "microprose" }

scenario("R-MANA-2 nobody responds to a land that gives mana", both, function(s)
  s:card [[ return instant "Whim" { cost = "{0}", gain_life(1) } ]]
  local forest = s.bob:has("in play", "Forest")
  s.sue:has("hand", "Whim")
  s.bob:taps_for_mana(forest)
  s:expect(s, { windows = {} })
  s:expect_illegal(function() s.sue:casts("Whim", { unprompted = true }) end, "out of nothing (R-BATCH-1)")
  s:expect(s.bob, { mana = "{G}" })
end)

scenario("R-MANA-2 R-MANA-11 nobody interrupts or answers a mana source that is a spell", function(s)
  s:rules("fifth")
  s:card [[ return interrupt "Test Denial" { cost = "{0}", target = spell, counter(target) } ]]
  s:card [[ return mana_source "Test Spring" { cost = "{0}", add_mana("{G}{G}") } ]]
  s.sue:has("hand", "Test Denial")
  local spring = s.bob:has("hand", "Test Spring")
  local play = s.bob:casts(spring, { held = true })
  s:expect(spring, { zone = "graveyard" })
  s:expect(s.bob, { mana = "{G}{G}" })
  s:expect_illegal(function() s.sue:interrupts(play, "Test Denial") end, "is not open any more")
end)

scenario("R-MANA-11 where there are no such spells it can be countered", function(s)
  s:rules("microprose")
  s:card [[ return interrupt "Test Denial" { cost = "{0}", target = spell, counter(target) } ]]
  s:card [[ return mana_source "Test Spring" { cost = "{0}", add_mana("{G}{G}") } ]]
  s.sue:has("hand", "Test Denial")
  local spring = s.bob:has("hand", "Test Spring")
  s.sue:interrupts(s.bob:casts(spring, { held = true }), "Test Denial")
  s:expect(spring, { zone = "graveyard" })
  s:expect(s.bob, { mana = "" })
end)

scenario("R-MANA-3 mana is drawn in another's phase, in answer to a spell and for an interrupt", both, function(s)
  s:card [[ return interrupt "Test Denial" { cost = "{U}", target = spell, counter(target) } ]]
  s:card [[ return instant "Whim" { cost = "{0}", gain_life(1) } ]]
  s:card [[ return instant "Test Sting" { cost = "{R}", target = player, deal(1, target) } ]]
  local islands = s.sue:has("in play", "Island", { count = 2 })
  local mountains = s.sue:has("in play", "Mountain", { count = 2 })
  s.sue:has("hand", "Test Denial"); s.sue:has("hand", "Test Sting")
  s.bob:has("hand", "Whim", { count = 2 })
  local whim = s.bob:casts("Whim", { held = true })
  s.sue:taps_for_mana(islands[1])
  s:expect(s.sue, { mana = "{U}" })
  s.sue:interrupts(whim, "Test Denial")
  s:expect(s.sue, { mana = "" })
  s:expect(s.bob, { life = 20 })
  s.bob:casts("Whim", { held = true })
  s.sue:taps_for_mana(mountains[1])
  s:expect(s.sue, { mana = "{R}" })
  s.sue:casts("Test Sting", { target = s.bob })
  s:resolve()
  s:expect(s.bob, { life = 20 })  -- one less, one more
end)
