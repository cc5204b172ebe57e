local both = { "fifth", "microprose" }

scenario("R-SKIP-1 Library of Leng: its controller skips the discard phase, with any number of cards in hand", both, function(s)
  s.bob:has("hand", "Library of Leng")
  s.bob:mana "{1}"
  s.bob:casts("Library of Leng")
  s.bob:has("hand", "Craw Wurm", { count = 10 })
  s:next_turn()
  s:expect(s.bob, { hand = 10, graveyard = 0 })
end)

scenario("R-ART-1 Library of Leng that is tapped skips nothing: all but seven cards are discarded", both, function(s)
  local it = s.bob:has("in play", "Library of Leng")
  local icy = s.sue:has("in play", "Icy Manipulator")
  s.bob:has("hand", "Craw Wurm", { count = 9 })
  s.sue:mana "{1}"
  s.sue:activates(icy, { on = it })
  s:next_turn()
  s:expect(s.bob, { hand = 7, graveyard = 2 })
end)

scenario("Library of Leng does nothing for the opponent", both, function(s)
  s.sue:has("in play", "Library of Leng")
  s.bob:has("hand", "Craw Wurm", { count = 9 })
  s:next_turn()
  s:expect(s.bob, { hand = 7, graveyard = 2 })
end)

scenario("Library of Leng, ruling 2004-10-04: of several cards each goes where its owner likes", both, function(s)
  s.sue:has("in play", "Library of Leng")
  local angel = s.sue:has("hand", "Serra Angel")
  local wurm = s.sue:has("hand", "Craw Wurm")
  s.bob:has("hand", "Mind Twist")
  s.bob:mana "{2}{B}"
  s.sue:will("pay", true)
  s.sue:will("pay", false)
  s.bob:casts("Mind Twist", { x = 2, on = s.sue })
  s:expect(s.sue, { hand = 0, graveyard = 1, library = 21 })
end)

scenario("Library of Leng, ruling 2004-10-04: the owner says in which order several cards lie on the library", both, function(s)
  s.sue:has("in play", "Library of Leng")
  local angel = s.sue:has("hand", "Serra Angel")
  local wurm = s.sue:has("hand", "Craw Wurm")
  s.bob:has("hand", "Mind Twist")
  s.bob:mana "{2}{B}"
  s.sue:will("pay", true)
  s.sue:will("pay", true)
  s.sue:will("order", wurm) -- the first named lies lowest
  s.bob:casts("Mind Twist", { x = 2, on = s.sue })
  s:expect(s.sue, { hand = 0, graveyard = 0, library = 22 })
  s:next_turn()
  s:expect(s.sue, { hand = { "Serra Angel" } })
end)

scenario("Library of Leng, ruling 2004-10-04: a card put on the library is not shown to the other player", both, function(s)
  s.sue:has("in play", "Library of Leng")
  local angel = s.sue:has("hand", "Serra Angel")
  s.bob:has("hand", "Mind Twist")
  s.bob:mana "{1}{B}"
  s.sue:will("pay", true)
  s.bob:casts("Mind Twist", { x = 1, on = s.sue })
  s:expect(angel, { zone = "library" })
  s:expect_view(s.bob, { does_not_see = { angel } })
end)

scenario("Library of Leng, ruling 2004-10-04: it serves for an effect of one's own as well", both, function(s)
  s.bob:has("in play", "Library of Leng")
  local scepter = s.bob:has("in play", "Disrupting Scepter")
  local angel = s.bob:has("hand", "Serra Angel")
  s.bob:mana "{3}"
  s.bob:will("pay", true)
  s.bob:activates(scepter, { on = s.bob })
  s:expect(angel, { zone = "library" })
end)

scenario("Library of Leng, ruling 2004-10-04: the card goes to the library instead of the graveyard, if its owner likes", both, function(s)
  s.sue:has("in play", "Library of Leng")
  local scepter = s.bob:has("in play", "Disrupting Scepter")
  local angel = s.sue:has("hand", "Serra Angel")
  s.bob:mana "{3}"
  s.sue:will("pay", false)
  s.bob:activates(scepter, { on = s.sue })
  s:expect(angel, { zone = "graveyard" })
end)

scenario("Library of Leng, ruling 2004-10-04: cards that go from the library to the graveyard are not discarded", both, function(s)
  s.sue:has("in play", "Library of Leng")
  local mill = s.bob:has("in play", "Millstone")
  local top = s.sue:has("library", "Serra Angel")
  s.bob:mana "{2}"
  s.bob:activates(mill, { on = s.sue })
  s:expect(top, { zone = "graveyard" })
  s:expect(s.sue, { graveyard = 2, library = 19 })
end)

scenario("Library of Leng, ruling 2004-10-04: the owner looks at the card that chance has picked, and then decides", both, function(s)
  s.sue:has("in play", "Library of Leng")
  local angel = s.sue:has("hand", "Serra Angel")
  local island = s.sue:has("hand", "Island")
  s.bob:has("hand", "Mind Twist", { count = 2 })
  s.bob:mana "{2}{B}{B}"
  s:chance { 2 }
  s.sue:will("pay", false)
  s.bob:casts("Mind Twist", { x = 1, on = s.sue })
  s:expect(island, { zone = "graveyard" })
  s.sue:will("pay", true)
  s.bob:casts("Mind Twist", { x = 1, on = s.sue })
  s:expect(angel, { zone = "library" })
end)

scenario("Library of Leng, ruling 2004-10-04: what is discarded as a cost goes to the graveyard", both, function(s)
  s.bob:has("in play", "Library of Leng")
  local edge = s.bob:has("in play", "Land's Edge")
  local island = s.bob:has("hand", "Island")
  s.bob:activates(edge, { on = s.sue, paying = island })
  s:expect(island, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)
