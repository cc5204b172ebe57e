local both = { "fifth", "microprose" }

scenario("Elemental Augury orders the top three cards of a player's library", both, function(s)
  local augury = s.bob:has("in play", "Elemental Augury")
  s.sue:library { "Gray Ogre", "Terror", "Bad Moon", "Craw Wurm" }
  s.bob:library { "Serra Angel", "Hill Giant", "Mountain", "Swamp" }
  s.bob:lands("Forest", 3)
  s.bob:will("order", "Gray Ogre")
  s.bob:will("order", "Terror")
  s.bob:activates(augury, { target = s.sue })
  s:expect(s.sue, { library = 4 })
  s:next_turn()
  s:expect(s.sue, { hand = { "Bad Moon" } })
  s:next_turn()
  s:expect(s.bob, { hand = { "Serra Angel" } })
end)

scenario("Elemental Augury looks at the own library too, as often as {3} is paid", both, function(s)
  local augury = s.bob:has("in play", "Elemental Augury")
  s.bob:library { "Gray Ogre", "Terror", "Bad Moon", "Craw Wurm" }
  s.bob:lands("Forest", 6)
  s.bob:will("order", "Bad Moon")
  s.bob:will("order", "Gray Ogre")
  s.bob:activates(augury, { target = s.bob })
  s.bob:will("order", "Bad Moon")
  s.bob:will("order", "Terror")
  s.bob:activates(augury, { target = s.bob })
  s:next_turn()
  s:next_turn()
  s:expect(s.bob, { hand = { "Gray Ogre" }, library = 3 })
end)

scenario("Elemental Augury is cast for {U}{B}{R} and for no other mana", both, function(s)
  local it = s.bob:has("hand", "Elemental Augury")
  s.bob:mana "{C}{C}{C}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{U}{B}{R}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "{C}{C}{C}" })
end)

scenario("R-ZONE-9 Elemental Augury orders the two cards of a library that has no more", { "fifth", "microprose" }, function(s)
  local a = s.bob:has("in play", "Elemental Augury"); s.bob:lands("Mountain", 3)
  s.sue:library { "Forest", "Island" }
  s.bob:will("order", "Forest")
  s.bob:activates(a, { target = s.sue })
  s:next_turn()
  s:expect(s.sue, { hand = { "Island" } })
end)
