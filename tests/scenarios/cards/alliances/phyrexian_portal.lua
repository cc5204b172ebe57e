local both = { "fifth", "microprose" }

local ten = {
  "Craw Wurm", "Gray Ogre", "Grizzly Bears", "Scathe Zombies", "War Mammoth",
  "Serra Angel", "White Knight", "Black Knight", "Giant Spider", "Hill Giant", "Llanowar Elves",
}

scenario("Phyrexian Portal removes the chosen pile and gives a card of the other", both, function(s)
  local portal = s.bob:has("in play", "Phyrexian Portal")
  s.bob:lands("Island", 3)
  s.bob:library(ten)
  s.sue:will("choose", "Craw Wurm")
  s.sue:will("choose", "Serra Angel")
  s.sue:will("choose", false)
  s.bob:will("number", 2)
  s.bob:will("choose", "Serra Angel")
  s.bob:activates(portal, { target = s.sue })
  s:expect(s.bob, { hand = { "Serra Angel" }, library = 2 })
  s:expect_view(s.bob, { out_of_game = 8 })
end)

scenario("with fewer than ten cards in the library Phyrexian Portal does nothing", both, function(s)
  local portal = s.bob:has("in play", "Phyrexian Portal")
  s.bob:lands("Island", 3)
  s.bob:library(9)
  s.bob:activates(portal, { target = s.sue })
  s:expect(s.bob, { hand = 0, library = 9 })
end)

scenario("Phyrexian Portal costs {3}, and has an opponent for its target", both, function(s)
  local portal = s.bob:has("in play", "Phyrexian Portal")
  s.bob:mana "{2}"
  s:expect_illegal(function() s.bob:activates(portal, { target = s.sue }) end, "R-COST-1")
  s.bob:mana "{1}"
  s:expect_illegal(function() s.bob:activates(portal, { target = s.bob }) end, "R-TARGET-1")
  s:expect(s.bob, { library = 20 })
end)

scenario("Phyrexian Portal: ten cards may be one pile, and who removes that finds nothing in the empty one", both, function(s)
  local portal = s.bob:has("in play", "Phyrexian Portal")
  s.bob:lands("Island", 3)
  s.bob:library { "Craw Wurm", "Gray Ogre", "Grizzly Bears", "Scathe Zombies", "War Mammoth", "Serra Angel", "White Knight", "Black Knight", "Giant Spider", "Hill Giant" }
  s.sue:will("choose", false)
  s.bob:will("number", 2)
  s.bob:activates(portal, { target = s.sue })
  s:expect(s.bob, { library = 0, hand = 0, out_of_game = 10 })
end)
