-- What the tapping of a land brings in all is what a cost is paid with (R-MANA-4, R-MPROD-2): additional mana, and what
-- others do about it.
local both = { "fifth", "microprose" }

local function grown(s, cost)
  s:card [[ return enchant_land "Growth" { cost = "{G}",
    tapped_for_mana { what = enchanted, add_mana("{G}", controller_of(enchanted)) } } ]]
  s:card('return sorcery "Probe" { cost = "' .. cost .. '", gain_life(1) }')
  s.bob:has("hand", "Probe")
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("in play", "Growth", { on = forest })
  return forest
end

scenario("R-MANA-3 what is added pays too", both, function(s)
  grown(s, "{1}{G}")
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 21, mana = "" })
end)

scenario("R-MANA-4 of two lands the one is tapped that leaves nothing over", both, function(s)
  local forest = grown(s, "{G}")
  local other = s.bob:has("in play", "Forest")
  s.bob:casts("Probe")
  s:expect(forest, { tapped = false })
  s:expect(other, { tapped = true })
  s:expect(s.bob, { mana = "" })
end)

scenario("R-MANA-4 three mana of two lands, and not of three", both, function(s)
  grown(s, "{2}{G}")
  local others = s.bob:has("in play", "Forest", { count = 2 })
  s.bob:casts("Probe")
  s:expect(others[2], { tapped = false })
  s:expect(s.bob, { mana = "" })
end)

scenario("R-MANA-4 what is left over stays, where it cannot be helped", both, function(s)
  grown(s, "{G}")
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 21, mana = "{G}" })
end)

scenario("R-MPROD-2 a rule that adds mana of the same type is counted for every land", both, function(s)
  s:card [[ return enchantment "Test Flare" { cost = "{2}{R}", additional_mana { n = 1, affects = lands } } ]]
  s:card [[ return sorcery "Probe" { cost = "{W}{W}{U}{U}", gain_life(1) } ]]
  s.bob:has("in play", "Test Flare")
  s.bob:lands("Plains", 1)
  s.bob:lands("Island", 1)
  s.bob:has("hand", "Probe")
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 21, mana = "" })
end)

scenario("R-MPROD-2 what an effect adds this turn is counted this turn", both, function(s)
  s:card [[ return instant "Tide" { cost = "{0}",
    whenever_this_turn { event = tapped_for_mana { what = lands:of_type "island" }, add_mana("{U}", that_player) } } ]]
  s:card [[ return sorcery "Probe" { cost = "{U}{U}", gain_life(1) } ]]
  s.bob:lands("Island", 1)
  s.bob:has("hand", "Tide")
  s.bob:has("hand", "Probe")
  s:expect_illegal(function() s.bob:casts("Probe") end, "R-MANA-6")
  s.bob:casts("Tide")
  s.bob:casts("Probe")
  s:expect(s.bob, { life = 21, mana = "" })
end)

scenario("R-MANA-3 a land that hurts when it becomes tapped pays last", both, function(s)
  s:card [[ return land "Brass" { becomes_tapped { what = self, deal(1, you) },
    activated { cost = "{T}", add_mana("{C}") } } ]]
  s:card [[ return sorcery "Probe" { cost = "{1}", gain_life(1) } ]]
  local brass = s.bob:has("in play", "Brass")
  s:card [[ return artifact "Stone" { cost = "{0}", activated { cost = "{T}", speed = "mana source", add_mana("{C}") } } ]]
  local stone = s.bob:has("in play", "Stone")
  s.bob:has("hand", "Probe")
  s.bob:casts("Probe")
  s:expect(stone, { tapped = true })
  s:expect(brass, { tapped = false })
  s:expect(s.bob, { life = 21 })
end)

scenario("R-MANA-4 reserved mana is left alone where free mana pays with nothing over", both, function(s)
  s:card [[ return land "Workshop" { activated { cost = "{T}", add_mana_for { mana = "{C}{C}{C}", spent_on = spells:that_are "artifact" } } } ]]
  s:card [[ return artifact "Idol" { cost = "{2}" } ]]
  s:card [[ return artifact "Great Idol" { cost = "{5}" } ]]
  local shop = s.bob:has("in play", "Workshop")
  s.bob:lands("Island", 2)
  s.bob:has("hand", "Idol")
  s.bob:has("hand", "Great Idol")
  s.bob:casts("Idol")
  s:expect(shop, { tapped = false })
  s.bob:lands("Island", 2)
  s.bob:casts("Great Idol")
  s:expect(s.bob, { mana = "" })
end)

scenario("R-UPKEEP-1 upkeep is paid from such sources as well", both, function(s)
  s:card [[ return land "Two Ways" { activated { cost = "{T}", choose_one { mode { add_mana("{W}") }, mode { add_mana("{B}") } } } } ]]
  s:card [[ return summon "Beast" "Hungry One" { cost = "{0}", power = 3, toughness = 3,
    at_upkeep { of = you, unless { pay = "{B}", bury(self) } } } ]]
  local beast = s.bob:has("in play", "Hungry One")
  local land = s.bob:has("in play", "Two Ways")
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(beast, { zone = "in play" })
  s:expect(land, { tapped = true })
end)

scenario("R-MANA-3 X is as great as all sources pay for", both, function(s)
  s:card [[ return land "Two Ways" { activated { cost = "{T}", choose_one { mode { add_mana("{W}{W}") }, mode { add_mana("{R}") } } } } ]]
  s:card [[ return sorcery "Great Probe" { cost = "{X}{R}", gain_life(x) } ]]
  s.bob:has("in play", "Two Ways", { count = 2 })
  s.bob:has("hand", "Great Probe")
  s:expect_illegal(function() s.bob:casts("Great Probe", { x = 3 }) end, "R-MANA-7")
  s.bob:casts("Great Probe", { x = 2 })
  s:expect(s.bob, { life = 22, mana = "" })
end)
