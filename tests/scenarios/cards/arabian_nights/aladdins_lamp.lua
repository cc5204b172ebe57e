local both = { "fifth", "microprose" }

scenario("Aladdin's Lamp draws X cards instead of one; one is kept, the others go under the library", both, function(s)
  local lamp = s.bob:has("in play", "Aladdin's Lamp")
  s.bob:lands("Mountain", 3)
  s.bob:library { "Forest", "Gray Ogre", "Serra Angel", "Grizzly Bears", "Craw Wurm", "Scryb Sprites" }
  s:turn_of(s.sue)
  s:to("upkeep")
  s.bob:activates(lamp, { x = 3 })
  -- The draw itself is still to come.
  s:expect(s.bob, { hand = 0 })
  s.bob:will("choose", "Serra Angel")
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = { "Serra Angel" }, graveyard = 0 })
  s:expect(s.bob, { library = 5 })
  -- On top now lies the card that was the fourth.
  s.bob:has("hand", "Ancestral Recall")
  s.bob:lands("Island", 1)
  s.bob:will("choose", s.bob)
  s.bob:casts("Ancestral Recall")
  s:expect(s.bob, { hand = { "Serra Angel", "Grizzly Bears", "Craw Wurm", "Scryb Sprites" } })
  s:expect(s.bob, { library = { ["Forest"] = 1, ["Gray Ogre"] = 1 } })
end)

scenario("Aladdin's Lamp is not lit with X = 0, nor without the mana, nor twice", both, function(s)
  local lamp = s.bob:has("in play", "Aladdin's Lamp")
  s.bob:lands("Mountain", 2)
  s:expect_illegal(function() s.bob:activates(lamp, { x = 0 }) end, "X")
  s:expect_illegal(function() s.bob:activates(lamp, { x = 3 }) end, "cannot be paid")
  s.bob:activates(lamp, { x = 1 })
  s:expect(lamp, { tapped = true })
  s:expect_illegal(function() s.bob:activates(lamp, { x = 1 }) end, "tapped")
end)
