local both = { "fifth", "microprose" }

scenario("Granite Gargoyle flies, and gets +0/+1 for {R} as often as it is paid", both, function(s)
  local it = s.bob:has("in play", "Granite Gargoyle")
  s.bob:lands("Mountain", 3)
  s:expect(it, { power = 2, toughness = 2, colours = { "red" }, has = { "flying" } })
  for _ = 1, 3 do s.bob:activates(it) end
  s:expect(it, { power = 2, toughness = 5 })
  s:next_turn()
  s:expect(it, { toughness = 2 })
end)

scenario("Granite Gargoyle outlives Phantom Monster, and its damage goes before its toughness", both, function(s)
  local it = s.sue:has("in play", "Granite Gargoyle")
  local monster = s.bob:has("in play", "Phantom Monster")
  s.sue:lands("Mountain", 2)
  s.bob:attacks { monster }
  s.sue:blocks { [it] = monster }
  s.sue:activates(it)
  s.sue:activates(it)
  s:to("main")
  s:expect(it, { zone = "in play", damage = 3, toughness = 4 })
  s:turn_of(s.sue)
  s:expect(it, { zone = "in play", damage = 0, toughness = 2 })
end)

scenario("R-DP-2 Granite Gargoyle hardens before the damage, not in the prevention step", both, function(s)
  local it = s.sue:has("in play", "Granite Gargoyle")
  s.sue:lands("Mountain", 2)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = it, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(it) end, "R-DP-2")
  s:resolve()
  s:expect(it, { zone = "graveyard" })
end)

scenario("R-BATCH-2 Granite Gargoyle hardens in response to Lightning Bolt", both, function(s)
  local it = s.sue:has("in play", "Granite Gargoyle")
  s.sue:lands("Mountain", 2)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = it, held = true })
  s.sue:activates(it, { held = true })
  s.sue:activates(it, { held = true })
  s:resolve()
  s:expect(it, { zone = "in play", damage = 3, toughness = 4 })
end)

scenario("Granite Gargoyle is summoned for {2}{R}, and hardens for red mana alone", both, function(s)
  local it = s.bob:has("hand", "Granite Gargoyle")
  s.bob:mana "{1}{R}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts(it)
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(it) end, "R-COST-1")
end)
