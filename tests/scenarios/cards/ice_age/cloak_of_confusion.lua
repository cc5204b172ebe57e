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

scenario("Cloak of Confusion keeps the damage away also where the defender has no card", { "fifth", "microprose" }, function(s)
  local b = s.bob:has("in play", "Grizzly Bears")
  local c = s.bob:has("in play", "Cloak of Confusion", { on = b })
  s.bob:attacks { b }
  s.sue:blocks {}
  s.bob:activates(c)
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Two Cloaks of Confusion on one creature are used once each", { "fifth", "microprose" }, function(s)
  local b = s.bob:has("in play", "Grizzly Bears")
  local c = s.bob:has("in play", "Cloak of Confusion", { on = b })
  local d = s.bob:has("in play", "Cloak of Confusion", { on = b })
  s.sue:has("hand", "Forest", { count = 3 })
  s.bob:attacks { b }
  s.sue:blocks {}
  s.bob:activates(c)
  s.bob:activates(d)
  s:to("main")
  s:expect(s.sue, { life = 20, hand = 1 })
end)

scenario("R-RESOLVE-3 Cloak of Confusion destroyed in response does what it was used for", { "fifth", "microprose" }, function(s)
  local b = s.bob:has("in play", "Grizzly Bears")
  local c = s.bob:has("in play", "Cloak of Confusion", { on = b })
  s.sue:has("hand", "Disenchant"); s.sue:lands("Plains", 2)
  s.sue:has("hand", "Forest")
  s.bob:attacks { b }
  s.sue:blocks {}
  s.bob:activates(c, { held = true })
  s.sue:casts("Disenchant", { target = c })
  s:resolve()
  s:to("main")
  s:expect(s.sue, { life = 20, hand = 0 })
end)

scenario("Cloak of Confusion moved in the attack to another unblocked creature is used again", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  local b = s.bob:has("in play", "Gray Ogre")
  local n = s.bob:has("in play", "Cloak of Confusion", { on = a })
  s.bob:has("hand", "Enchantment Alteration"); s.bob:lands("Island", 1)
  s.sue:has("hand", "Forest", { count = 3 })
  s.bob:attacks { a, b }
  s.sue:blocks {}
  s.bob:activates(n)
  s.bob:casts("Enchantment Alteration", { target = n, mode = 1 })
  s.bob:activates(n)
  s:to("main")
  s:expect(s.sue, { life = 20, hand = 1 })
end)

scenario("Cloak of Confusion: damage is given up for a card of the defending player", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local cloak = s.bob:has("in play", "Cloak of Confusion", { on = ogre })
  s.sue:has("hand", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(cloak) end, "the text of Cloak of Confusion does not allow it now")
  s.bob:attacks { ogre }
  s.sue:blocks {}
  s.bob:activates(cloak)
  s:to("main")
  s:expect(s.sue, { life = 20, hand = 0 })
end)
