local both = { "fifth", "microprose" }

scenario("Cloak of Confusion: an unblocked creature deals no damage, and the defender discards at random, once a turn", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local cloak = s.bob:has("in play", "Cloak of Confusion", { on = wurm })
  s.sue:has("hand", "Forest", { count = 2 })
  s.bob:attacks { wurm }
  s.sue:blocks {}
  s.bob:activates(cloak)
  s:expect(s.sue, { hand = 1, graveyard = { "Forest" } })
  s:expect_illegal(function() s.bob:activates(cloak) end, "R-GEN-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:next_turn()
  s:next_turn()
  s.bob:attacks { wurm }
  s.sue:blocks {}
  s.bob:activates(cloak)
  s:expect(s.sue, { graveyard = 2 })
end)

scenario("Cloak of Confusion is of no use to a blocked creature, and need not be used", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local cloak = s.bob:has("in play", "Cloak of Confusion", { on = wurm })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Forest")
  s:expect_illegal(function() s.bob:activates(cloak) end, "R-GEN-1")
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s:expect_illegal(function() s.bob:activates(cloak) end, "R-GEN-1")
  s:next_turn()
  s:next_turn()
  s.bob:attacks { wurm }
  s.sue:blocks {}
  s:to("end of attack")
  s:expect(s.sue, { life = 14, hand = 2 })
end)

scenario("R-ABIL-2 Cloak of Confusion on an opponent's creature: its caster uses it, and the defender discards", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm")
  local cloak = s.bob:has("in play", "Cloak of Confusion", { on = wurm })
  s.bob:has("hand", "Forest")
  s:next_turn()
  s.sue:attacks { wurm }
  s.bob:blocks {}
  s:expect_illegal(function() s.sue:activates(cloak) end, "R-COST-9")
  s.bob:activates(cloak)
  s:to("end of attack")
  s:expect(s.bob, { life = 20, hand = 0, graveyard = { "Forest" } })
end)
