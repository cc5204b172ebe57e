-- What cumulative upkeep costs grows with each payment (R-CUM-1), whoever makes it (R-CUM-2), until it was missing for a
-- whole upkeep (R-CUM-3).

--- Passes Bob's next upkeep, which begins two turns on, with these answers to whether he pays.
local function bob_pays(s, yes)
  s:next_turn()
  s.bob:will("pay", yes)
  s:next_turn()
end

scenario("E-187 Glacial Chasm: 2, 4, 6, then declined", function(s)
  local chasm = s.bob:has("in play", "Glacial Chasm")
  bob_pays(s, true)
  s:expect(s.bob, { life = 18 })
  bob_pays(s, true)
  s:expect(s.bob, { life = 14 })
  bob_pays(s, true)
  s:expect(s.bob, { life = 8 })
  s:expect(chasm, { zone = "in play" })
  bob_pays(s, false)
  s:expect(s.bob, { life = 8 })
  s:expect(chasm, { zone = "graveyard" })
end)

scenario("E-187 b: paying life is no damage, so the Chasm does not stop it; what cannot be paid buries it", function(s)
  local chasm = s.bob:has("in play", "Glacial Chasm")
  s.bob:life(5)
  bob_pays(s, true)
  s:expect(s.bob, { life = 3 })
  s:next_turn()
  s:next_turn() -- 4 life is more than there is: nobody is asked
  s:expect(s.bob, { life = 3 })
  s:expect(chasm, { zone = "graveyard" })
end)

scenario("E-188 cumulative upkeep goes on growing under a new controller", function(s)
  s:card [[
    return enchant_land "Deed" {
      cost = "{1}",
      continuous { affects = enchanted, controller = you },
    }
  ]]
  local chasm = s.bob:has("in play", "Glacial Chasm")
  bob_pays(s, true)
  bob_pays(s, true)
  s:expect(s.bob, { life = 14 })
  s.sue:has("hand", "Deed")
  s.sue:lands("Plains", 1)
  s:next_turn()
  s.sue:casts("Deed", { on = chasm })
  s:expect(chasm, { controller = s.sue })
  s:next_turn()
  s:expect(s.bob, { life = 14 })
  s.sue:will("pay", true)
  s:next_turn()
  s:expect(s.sue, { life = 14 })
  s:expect(chasm, { zone = "in play" })
end)

scenario("E-189 Evil Presence for a whole upkeep begins the cumulative upkeep anew", function(s)
  local chasm = s.bob:has("in play", "Glacial Chasm")
  for _ = 1, 3 do bob_pays(s, true) end
  s:expect(s.bob, { life = 8 })
  local presence = s.sue:has("hand", "Evil Presence")
  s.sue:has("hand", "Disenchant")
  s:next_turn()
  s.sue:mana "{B}"
  s.sue:casts(presence, { on = chasm })
  s:expect(chasm, { name = "Swamp", lacks = { "cumulative upkeep" } })
  s:next_turn()
  s:expect(s.bob, { life = 8 })
  s:expect(chasm, { zone = "in play" })
  s:next_turn()
  s.sue:mana "{1}{W}"
  s.sue:casts("Disenchant", { on = presence })
  s:expect(chasm, { name = "Glacial Chasm", has = { "cumulative upkeep" } })
  s.bob:will("pay", true)
  s:next_turn()
  s:expect(s.bob, { life = 6 })
end)

scenario("E-189 b: a land that reverts before a whole upkeep has passed still costs 8", function(s)
  local chasm = s.bob:has("in play", "Glacial Chasm")
  s.bob:life(40)
  for _ = 1, 3 do bob_pays(s, true) end
  s:expect(s.bob, { life = 28 })
  local presence = s.sue:has("hand", "Evil Presence")
  s.sue:has("hand", "Disenchant")
  s:next_turn()
  s.sue:mana "{B}{1}{W}"
  s.sue:casts(presence, { on = chasm })
  s.sue:casts("Disenchant", { on = presence })
  s.bob:will("pay", true)
  s:next_turn()
  s:expect(s.bob, { life = 20 })
end)

scenario("cumulative upkeep of mana is that mana so many times over (R-CUM-1)", function(s)
  s:card [[
    return enchantment "Rising Toll" {
      cost = "{1}",
      cumulative_upkeep "{1}{R}",
    }
  ]]
  local toll = s.bob:has("in play", "Rising Toll")
  local mountains = s.bob:has("in play", "Mountain", { count = 5 })
  bob_pays(s, true)
  s:expect(mountains[2], { tapped = true })
  s:expect(mountains[3], { tapped = false })
  bob_pays(s, true)
  s:expect(mountains[4], { tapped = true })
  s:expect(mountains[5], { tapped = false })
  s:next_turn()
  s:next_turn() -- {3}{R}{R}{R} is more than there is: nobody is asked
  s:expect(toll, { zone = "graveyard" })
end)

scenario("R-CUM-1 what is not paid for is buried, and nobody may regenerate it", { "fifth", "microprose" }, function(s)
  s:card [[ return summon "Beast" "Test Beast" {
    cost = "{1}", power = 1, toughness = 1, cumulative_upkeep(lose_life(1)), regeneration "{0}",
  } ]]
  local beast = s.bob:has("in play", "Test Beast")
  s:next_turn()
  s:to("beginning of upkeep")
  s.bob:will("pay", false)
  s:to("upkeep")
  s:expect(s, { windows = { "Bob: phase", "Bob: interrupt", "Sue: interrupt", "Bob: respond", "Sue: respond" } })
  s:expect(beast, { zone = "graveyard" })
end)

--- Bob's Glacial Chasm, paid for three times, so that it costs 8 next; Evil Presence is put on it in Sue's turn after that.
local function suppressed_chasm(s)
  local chasm = s.bob:has("in play", "Glacial Chasm")
  s.bob:life(40)
  for _ = 1, 3 do bob_pays(s, true) end
  s:expect(s.bob, { life = 28 })
  local presence = s.sue:has("hand", "Evil Presence")
  s.sue:has("hand", "Disenchant")
  s:next_turn()
  s.sue:mana "{B}"
  s.sue:casts(presence, { on = chasm })
  s.sue:lands("Plains", 2)
  return chasm, presence
end

scenario("R-CUM-3 a land that reverts within the upkeep has not missed all of it", function(s)
  local chasm, presence = suppressed_chasm(s)
  s:to("upkeep")
  s:expect(chasm, { counters = { ["paid upkeep"] = 3, ["lapsed upkeep"] = 1 } })
  s.sue:casts("Disenchant", { on = presence })
  s:expect(chasm, { counters = { ["paid upkeep"] = 3 } })
  s.bob:will("pay", true)
  s:next_turn()
  s:expect(s.bob, { life = 20 })
end)

scenario("R-CUM-3 a land that reverts right after an upkeep without it begins anew", function(s)
  local chasm, presence = suppressed_chasm(s)
  s:next_turn()
  s:expect(chasm, { name = "Swamp", counters = {} })
  s.sue:casts("Disenchant", { on = presence })
  bob_pays(s, true)
  s:expect(s.bob, { life = 26 })
end)

--- An instant of Sue's that makes a land hers.
local function seizure(s)
  s:card [[ return instant "Test Seizure" { cost = "{0}", target = land, for_good(target, { controller = you }) } ]]
  s.sue:has("hand", "Test Seizure")
end

scenario("R-CUM-3 an upkeep that begins as one player's and ends as the other's is no whole one", function(s)
  seizure(s)
  local chasm, presence = suppressed_chasm(s)
  s:to("upkeep")
  s.sue:casts("Test Seizure", { on = chasm })
  s:to("main")
  s:expect(chasm, { controller = s.sue, name = "Swamp" })
  s.sue:casts("Disenchant", { on = presence })
  s.sue:will("pay", true)
  s:next_turn()
  s:expect(s.sue, { life = 12 })
end)

scenario("R-CUM-3 nor is the upkeep in which its next controller takes it", function(s)
  seizure(s)
  local chasm = s.bob:has("in play", "Glacial Chasm")
  s.bob:life(40)
  for _ = 1, 3 do bob_pays(s, true) end
  local presence = s.bob:has("hand", "Evil Presence")
  s.bob:mana "{B}"
  s.bob:casts(presence, { on = chasm })
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s:to("upkeep")
  s.sue:casts("Test Seizure", { on = chasm })
  s:to("main")
  s:expect(chasm, { controller = s.sue, name = "Swamp" })
  s.sue:casts("Disenchant", { on = presence })
  s:next_turn()
  s.sue:will("pay", true)
  s:next_turn()
  s:expect(s.sue, { life = 12 })
end)

scenario("R-CUM-3 while it has its cumulative upkeep, that is all its upkeeps hold", { "fifth", "microprose" }, function(s)
  local chasm = s.bob:has("in play", "Glacial Chasm")
  bob_pays(s, true)
  s:next_turn()
  s:to_effect(chasm)
  s.bob:will("pay", true)
  s:resolve()
  s:expect(chasm, { counters = { ["paid upkeep"] = 2 } })
end)
