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
