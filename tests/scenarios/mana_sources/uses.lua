-- To tap a source for mana is a use of its ability like any other: it is counted, and heard of (R-COST-1).
local both = { "fifth", "microprose" }

local function once_grove(s)
  s:card [[ return land "Once Grove" {
    activated { cost = "{T}", only_if = compare(uses_this_turn, "at most", 0), add_mana("{G}") } } ]]
  s:card [[ return artifact "Test Key" { cost = "{2}", activated { cost = "{0}", target = land, untap(target) } } ]]
  s:card [[ return sorcery "Green Gain" { cost = "{G}", gain_life(3) } ]]
  return s.bob:has("in play", "Once Grove"), s.bob:has("in play", "Test Key")
end

scenario("R-COST-1 mana once a turn, drawn by hand", both, function(s)
  local grove, key = once_grove(s)
  s.bob:taps_for_mana(grove)
  s.bob:activates(key, { on = grove })
  s:expect(grove, { tapped = false })
  s:expect_illegal(function() s.bob:taps_for_mana(grove) end, "text")
end)

scenario("R-COST-1 mana once a turn, drawn to pay, and again in the next", both, function(s)
  local grove, key = once_grove(s)
  s.bob:has("hand", "Green Gain", { count = 3 })
  s.bob:casts("Green Gain")
  s:expect(s.bob, { life = 23 })
  s.bob:activates(key, { on = grove })
  s:expect(grove, { tapped = false })
  s:expect_illegal(function() s.bob:casts("Green Gain") end, "cost")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:casts("Green Gain")
  s:expect(s.bob, { life = 26 })
end)

scenario("R-COST-1 who waits for a use by tapping hears of a simple source too", both, function(s)
  s:card [[ return artifact "Test Stone" { cost = "{2}", activated { cost = "{T}", speed = "mana source", add_mana("{1}") } } ]]
  s:card [[ return enchantment "Test Ear" { cost = "{1}",
    activates { what = artifacts, with_tapping = true, gain_life(1) } } ]]
  local stone = s.bob:has("in play", "Test Stone")
  s.bob:has("in play", "Test Ear")
  s.bob:taps_for_mana(stone)
  s:expect(s.bob, { life = 21 })
end)
