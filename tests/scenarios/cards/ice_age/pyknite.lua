local both = { "fifth", "microprose" }

scenario("Pyknite gives a card in the upkeep of the turn after it comes into play, also when it is gone by then", both, function(s)
  s.bob:has("hand", "Pyknite")
  s.bob:mana "{2}{G}"
  local it = s.bob:casts("Pyknite")
  s:expect(it, { power = 1, toughness = 1 })
  s:expect(s.bob, { hand = 0 })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.sue:casts("Lightning Bolt", { on = s.bob:finds("Pyknite") })
  s:to("end of upkeep")
  s:expect(s.bob, { hand = 1 })
  s:expect(s.sue, { hand = 0 })
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = 2 })
end)

scenario("A Pyknite that is countered gives no card", both, function(s)
  s.bob:has("hand", "Pyknite")
  s.bob:mana "{2}{G}"
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  local it = s.bob:casts("Pyknite", { held = true })
  s.sue:interrupts(it, "Counterspell")
  s:to("end of upkeep")
  s:expect(s.bob, { hand = 0 })
end)
