-- One keyword with several prices is as many abilities, each paid for by itself (R-REGEN-2, R-COST-1).
local both = { "fifth", "microprose" }

local troll_of_two = [[ return summon "Troll" "Two Ways Troll" { cost = "{2}{R}", power = 2, toughness = 2,
  regeneration("{B}"), regeneration("{G}") } ]]

for _, land in ipairs { "Swamp", "Forest" } do
  scenario("R-COST-1 either of two prices regenerates: a " .. land, both, function(s)
    s:card(troll_of_two)
    local troll = s.bob:has("in play", "Two Ways Troll")
    local paid = s.bob:has("in play", land)
    s.sue:has("hand", "Lightning Bolt"); s.sue:lands("Mountain", 1)
    s.bob:will_regenerate(troll)
    s.sue:casts("Lightning Bolt", { on = troll, held = true })
    s:resolve()
    s:expect(troll, { zone = "in play", tapped = true })
    s:expect(paid, { tapped = true })
  end)
end

scenario("R-COST-1 of two prices that can be paid the named one is", both, function(s)
  s:card(troll_of_two)
  local troll = s.bob:has("in play", "Two Ways Troll")
  local swamp = s.bob:has("in play", "Swamp")
  local forest = s.bob:has("in play", "Forest")
  s.sue:has("hand", "Lightning Bolt"); s.sue:lands("Mountain", 1)
  s:turn_of(s.sue)
  s.bob:will_regenerate(troll, { ability = 2 })
  s.sue:casts("Lightning Bolt", { on = troll })
  s:expect(troll, { zone = "in play", tapped = true })
  s:expect(swamp, { tapped = false })
  s:expect(forest, { tapped = true })
end)

scenario("R-COST-1 what was given with another price is paid as it was given", both, function(s)
  s:card [[ return artifact "Test Matrix" { cost = "{4}",
    activated { cost = "{0}", target = creature, put_counters("matrix", 1, target),
      for_good(target, { gains = regeneration(remove_counters("matrix", 1, self)) }) } } ]]
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  local matrix = s.bob:has("in play", "Test Matrix")
  s.bob:activates(matrix, { on = skeletons })
  s:expect(skeletons, { counters = { matrix = 1 } })
  s.sue:has("hand", "Lightning Bolt", { count = 2 }); s.sue:lands("Mountain", 2)
  s:turn_of(s.sue)
  s.bob:will_regenerate(skeletons)
  s.sue:casts("Lightning Bolt", { on = skeletons })
  s:expect(skeletons, { zone = "in play", tapped = true, counters = { matrix = 0 } })
  s.sue:casts("Lightning Bolt", { on = skeletons })
  s:expect(skeletons, { zone = "graveyard" })
end)
