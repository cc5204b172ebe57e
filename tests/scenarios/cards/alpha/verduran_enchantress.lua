local both = { "fifth", "microprose" }

scenario("Verduran Enchantress draws a card for each enchantment spell its controller casts", both, function(s)
  local it = s.bob:has("in play", "Verduran Enchantress")
  s:expect(it, { power = 0, toughness = 2, colours = { "green" } })
  s.bob:has("hand", "Holy Strength")
  s.bob:has("hand", "Bad Moon")
  s.bob:mana "{W}{B}{B}"
  s.bob:will("pay", true)
  s.bob:casts("Holy Strength", { on = it })
  s:expect(s.bob, { hand = 2, library = 19 })
  s.bob:will("pay", false)
  s.bob:casts("Bad Moon")
  s:expect(s.bob, { hand = 1, library = 19 })
end)

scenario("Verduran Enchantress draws nothing for another spell, a countered one, or an opponent's", both, function(s)
  local it = s.bob:has("in play", "Verduran Enchantress")
  s.bob:has("hand", "Savannah Lions")
  s.bob:has("hand", "Holy Strength")
  s.bob:lands("Plains", 2)
  s.bob:casts("Savannah Lions")
  s:expect(s.bob, { library = 20 })
  s.sue:has("hand", "Counterspell")
  s.sue:mana "{U}{U}"
  local strength = s.bob:casts("Holy Strength", { on = it, held = true })
  s.sue:interrupts(strength, "Counterspell")
  s:expect(s.bob, { library = 20 })
  s:next_turn()
  s.sue:has("hand", "Bad Moon")
  s.sue:mana "{B}{B}"
  s.sue:casts("Bad Moon")
  s:expect(s.bob, { library = 20 })
end)

scenario("Verduran Enchantress is cast for {1}{G}{G} and no less", both, function(s)
  local it = s.bob:has("hand", "Verduran Enchantress")
  s.bob:mana "{G}{G}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)

scenario("Verduran Enchantress, two of her: each draws a card for Copy Artifact, which is an enchantment spell", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Verduran Enchantress", { count = 2 })
  s.bob:has("in play", "Sol Ring")
  s.bob:has("hand", "Copy Artifact"); s.bob:lands("Island", 2)
  s.bob:will("pay", true); s.bob:will("pay", true)
  s.bob:casts("Copy Artifact", { choosing = s.bob:finds("Sol Ring") })
  s:expect(s.bob, { hand = 2 })
end)
