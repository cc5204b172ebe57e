local both = { "fifth", "microprose" }

scenario("Erg Raiders deal 2 damage to their controller at the end of a turn of his in which they did not attack", both, function(s)
  local raiders = s.bob:has("in play", "Erg Raiders")
  s:expect(raiders, { power = 2, toughness = 3, colours = { "black" } })
  s:next_turn()
  s:expect(s.bob, { life = 18 })
  -- Sue's turn asks for no attack of theirs.
  s:next_turn()
  s:expect(s.bob, { life = 18 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Erg Raiders that attacked deal no damage to their controller", both, function(s)
  local raiders = s.bob:has("in play", "Erg Raiders")
  s.bob:attacks { raiders }
  s:next_turn()
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 18 })
end)

scenario("Erg Raiders with summoning sickness are let off, and not a turn longer", both, function(s)
  s.bob:has("hand", "Erg Raiders")
  s.bob:lands("Swamp", 2)
  s.bob:casts("Erg Raiders")
  s:next_turn()
  s:expect(s.bob, { life = 20 })
  s:next_turn()
  s:next_turn()
  s:expect(s.bob, { life = 18 })
end)

scenario("tapped Erg Raiders that could not attack are no excuse", both, function(s)
  local raiders = s.bob:has("in play", "Erg Raiders")
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 1)
  s.sue:casts("Twiddle", { on = raiders, mode = "tap" })
  s:next_turn()
  s:expect(s.bob, { life = 18 })
end)

scenario("R-CBT-2 Erg Raiders that stay at home in a null attack did not attack", both, function(s)
  s.bob:has("in play", "Erg Raiders")
  s.bob:attacks {}
  s:next_turn()
  s:expect(s.bob, { life = 18 })
end)
