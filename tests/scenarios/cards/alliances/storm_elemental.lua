local both = { "fifth", "microprose" }

scenario("Storm Elemental taps a flying creature for {U} and the top card of the library", both, function(s)
  local it = s.bob:has("in play", "Storm Elemental", { sick = true })
  local angel = s.sue:has("in play", "Serra Angel")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:library { "Snow-Covered Island", "Craw Wurm" }
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:activates(it, { ability = 1, target = ogre }) end, "R-TARGET-1")
  s.bob:activates(it, { ability = 1, target = angel })
  s:expect(angel, { tapped = true })
  s:expect(it, { power = 3, toughness = 4, has = { "flying" }, tapped = false })
  s:expect(s.bob, { out_of_game = { "Snow-Covered Island" }, library = 1 })
end)

scenario("Storm Elemental, ruling 2008-10-01: the player says which ability it is before seeing the card", both, function(s)
  local it = s.bob:has("in play", "Storm Elemental")
  s.bob:library { "Snow-Covered Island", "Snow-Covered Forest", "Craw Wurm" }
  s.bob:lands("Island", 2)
  s.bob:activates(it, { ability = 2 })
  s.bob:activates(it, { ability = 2 })
  s:expect(it, { power = 5, toughness = 6 })
  s:expect(s.bob, { out_of_game = { "Snow-Covered Island", "Snow-Covered Forest" } })
  s:next_turn()
  s:expect(it, { power = 3, toughness = 4 })
end)

scenario("Storm Elemental, ruling 2008-10-01: for a card that is no snow-covered land it gets nothing", both, function(s)
  local it = s.bob:has("in play", "Storm Elemental")
  s.bob:library { "Island", "Snow Hound", "Craw Wurm" }
  s.bob:lands("Island", 2)
  s.bob:activates(it, { ability = 2 })
  s.bob:activates(it, { ability = 2 })
  s:expect(it, { power = 3, toughness = 4 })
  s:expect(s.bob, { out_of_game = { "Island", "Snow Hound" } })
end)

scenario("Storm Elemental needs a card in the library to tap a creature", both, function(s)
  local it = s.bob:has("in play", "Storm Elemental")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:library(0)
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:activates(it, { ability = 1, target = angel }) end, "remove")
end)
