local both = { "fifth", "microprose" }

scenario("Living Artifact gets a counter for each point of damage, and gives one life back in each upkeep", both, function(s)
  local rod = s.bob:has("in play", "Rod of Ruin")
  s.bob:has("hand", "Living Artifact")
  s.bob:mana "{G}"
  local it = s.bob:casts("Living Artifact", { on = rod })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.sue:casts("Lightning Bolt", { on = s.bob })
  s:expect(s.bob, { life = 17 })
  s:expect(it, { counters = { vitality = 3 } })
  s:expect_illegal(function() s.bob:activates(it) end, "R-GEN-1")
  s:turn_of(s.sue)
  s:to("cleanup")
  s:to("upkeep")
  s.bob:activates(it)
  s:expect(s.bob, { life = 18 })
  s:expect(it, { counters = { vitality = 2 } })
  s:expect_illegal(function() s.bob:activates(it) end, "R-GEN-1")
end)

scenario("Living Artifact: loss of life is no damage, and damage to the opponent gives no counter (R-LIFE-6)", both, function(s)
  local rod = s.bob:has("in play", "Rod of Ruin")
  local it = s.bob:has("in play", "Living Artifact", { on = rod })
  s.bob:mana "{3}"
  s.bob:activates(rod, { on = s.sue })
  s:expect(s.sue, { life = 19 })
  s.bob:mana "{R}{R}"
  s:next_turn()
  s:expect(s.bob, { life = 18 })
  s:expect(it, { counters = {} })
end)

scenario("R-DP-5 Living Artifact: prevented damage gives no counter", both, function(s)
  local rod = s.bob:has("in play", "Rod of Ruin")
  local it = s.bob:has("in play", "Living Artifact", { on = rod })
  s.bob:has("hand", "Healing Salve")
  s.bob:mana "{W}"
  s.sue:has("hand", "Psionic Blast")
  s.sue:mana "{2}{U}"
  s.bob:will_prevent("Healing Salve", { mode = 2, on = { to = s.bob } })
  s.sue:casts("Psionic Blast", { on = s.bob })
  s:expect(s.bob, { life = 19 })
  s:expect(it, { counters = { vitality = 1 } })
end)

scenario("R-ENCH-2 Living Artifact enchants artifacts only, and goes with the artifact", both, function(s)
  local rod = s.bob:has("in play", "Rod of Ruin")
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("hand", "Living Artifact")
  s.bob:mana "{G}"
  s:expect_illegal(function() s.bob:casts("Living Artifact", { on = forest }) end, "R-TARGET-1")
  local it = s.bob:casts("Living Artifact", { on = rod })
  s.sue:has("hand", "Shatter")
  s.sue:mana "{1}{R}"
  s.sue:casts("Shatter", { on = rod })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Living Artifact on the opponent's artifact serves its own controller, and in no upkeep of the opponent", both, function(s)
  local rod = s.sue:has("in play", "Rod of Ruin")
  local it = s.bob:has("in play", "Living Artifact", { on = rod })
  s.sue:mana "{3}"
  s.sue:activates(rod, { on = s.bob })
  s:expect(it, { counters = { vitality = 1 }, controller = s.bob })
  s:to("cleanup")
  s:to("upkeep")
  s:expect_illegal(function() s.sue:activates(it) end, "R-COST-9")
  s:expect_illegal(function() s.bob:activates(it) end, "R-GEN-1")
end)

scenario("Living Artifact counts each packet of an attack, and gives one life in an upkeep and no more", both, function(s)
  local ring = s.sue:has("in play", "Sol Ring")
  local it = s.sue:has("in play", "Living Artifact", { on = ring })
  local a = s.bob:has("in play", "Grizzly Bears")
  local b = s.bob:has("in play", "Hill Giant")
  s.bob:attacks { a, b }
  s:to("main")
  s:expect(it, { counters = { vitality = 5 } })
  s:to("cleanup")
  s:to("upkeep")
  s:expect(s, { turn_of = s.sue })
  s.sue:activates(it)
  s:expect(s.sue, { life = 16 })
  s:expect_illegal(function() s.sue:activates(it) end, "Living Artifact")
  s:expect(it, { counters = { vitality = 4 } })
end)
