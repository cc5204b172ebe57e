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
