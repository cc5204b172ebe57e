local both = { "fifth", "microprose" }

scenario("Heart Wolf gives a Dwarf +2/+0 and first strike in the attack", both, function(s)
  local wolf = s.bob:has("in play", "Heart Wolf")
  local trader = s.bob:has("in play", "Dwarven Trader")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect(wolf, { power = 2, toughness = 2, has = { "first strike" } })
  s:expect_illegal(function() s.bob:activates(wolf, { on = trader }) end, "does not allow it now")
  s.bob:attacks { trader }
  s:expect_illegal(function() s.bob:activates(wolf, { on = bears }) end, "R-TARGET-1")
  s.sue:blocks { [bears] = trader }
  s.bob:activates(wolf, { on = trader })
  s:expect(trader, { power = 3, toughness = 1, has = { "first strike" } })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(trader, { zone = "in play", damage = 0 })
  s:expect(wolf, { zone = "in play", tapped = true })
  s:next_turn()
  s:expect(trader, { power = 1, lacks = { "first strike" } })
end)

scenario("Heart Wolf is buried when its Dwarf leaves play this turn", both, function(s)
  local wolf = s.bob:has("in play", "Heart Wolf")
  local trader = s.bob:has("in play", "Dwarven Trader")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { trader }
  s.bob:activates(wolf, { on = trader })
  s.sue:casts("Lightning Bolt", { on = trader })
  s:expect(trader, { zone = "graveyard" })
  s:expect(wolf, { zone = "graveyard" })
end)

scenario("Heart Wolf is not buried when its Dwarf leaves in a later turn", both, function(s)
  local wolf = s.bob:has("in play", "Heart Wolf")
  local trader = s.bob:has("in play", "Dwarven Trader")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { trader }
  s.bob:activates(wolf, { on = trader })
  s:next_turn()
  s.sue:casts("Lightning Bolt", { on = trader })
  s:expect(wolf, { zone = "in play" })
end)

scenario("Heart Wolf is used when attack or defence is announced, and not when the damage has been dealt", both, function(s)
  local guard = s.bob:has("in play", "Heart Wolf")
  local dwarf = s.bob:has("in play", "Dwarven Warriors")
  s.bob:attacks { dwarf }
  s:to("end of attack")
  s:expect_illegal(function() s.bob:activates(guard, { target = dwarf }) end, "does not allow it now")
end)
