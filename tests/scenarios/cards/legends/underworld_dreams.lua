local both = { "fifth", "microprose" }

scenario("Underworld Dreams deals the opponent 1 damage for each card drawn, and nothing to its controller", both, function(s)
  s.bob:has("in play", "Underworld Dreams")
  s:next_turn()
  s:expect(s.sue, { life = 19 })
  s:next_turn()
  s:expect(s.bob, { life = 20 })
end)

scenario("Underworld Dreams, ruling 2004-10-04: three cards drawn at once cost 3", both, function(s)
  s.bob:has("in play", "Underworld Dreams")
  s.bob:has("hand", "Ancestral Recall")
  s.bob:lands("Island", 1)
  s.bob:will("choose", s.sue)
  s.bob:casts("Ancestral Recall")
  s:expect(s.sue, { hand = 3, life = 17 })
end)
