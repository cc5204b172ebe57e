local both = { "fifth", "microprose" }

scenario("Library of Lat-Nam: the opponent may have its caster draw three cards in the next upkeep", both, function(s)
  s.bob:has("hand", "Library of Lat-Nam")
  s.bob:lands("Island", 5)
  s.sue:will("mode", 1)
  s.bob:casts("Library of Lat-Nam")
  s:expect(s.bob, { hand = 0 })
  s:next_turn()
  s:expect(s.bob, { hand = 3 })
end)

scenario("Library of Lat-Nam: or the caster takes any card of the library at once", both, function(s)
  s.bob:has("hand", "Library of Lat-Nam")
  s.bob:lands("Island", 5)
  s.bob:library { "Gray Ogre", "Craw Wurm", "Forest", "Serra Angel" }
  s.sue:will("mode", 2)
  s.bob:will("choose", "Forest")
  s.bob:casts("Library of Lat-Nam")
  s:expect(s.bob, { hand = { "Forest" }, library = 3 })
  s:next_turn()
  s:expect(s.bob, { hand = 1 })
end)
