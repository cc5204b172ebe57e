local both = { "fifth", "microprose" }

scenario("Jalum Tome draws a card, and then discards one of choice", both, function(s)
  local tome = s.bob:has("in play", "Jalum Tome")
  s.bob:lands("Forest", 2)
  s.bob:library { "Serra Angel", "Forest" }
  s.bob:has("hand", "Gray Ogre")
  s.bob:will("discard", "Gray Ogre")
  s.bob:activates(tome)
  s:expect(s.bob, { hand = { "Serra Angel" }, graveyard = { "Gray Ogre" } })
  s:expect(tome, { tapped = true })
end)

scenario("Jalum Tome with an empty hand discards what it has drawn", both, function(s)
  local tome = s.bob:has("in play", "Jalum Tome")
  s.bob:lands("Forest", 1)
  s.bob:library { "Serra Angel", "Forest" }
  s:expect_illegal(function() s.bob:activates(tome) end, "cannot be paid")
  s.bob:lands("Forest", 1)
  s.bob:activates(tome)
  s:expect(s.bob, { hand = 0, graveyard = { "Serra Angel" } })
end)
