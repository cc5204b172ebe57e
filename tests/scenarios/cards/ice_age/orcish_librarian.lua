local both = { "fifth", "microprose" }

scenario("Orcish Librarian removes four of the top eight cards at random, and the other four go back in any order", both, function(s)
  local it = s.bob:has("in play", "Orcish Librarian")
  s.bob:lands("Mountain", 1)
  s.bob:library { "Grizzly Bears", "Gray Ogre", "Serra Angel", "Forest", "Island", "Swamp", "Plains", "Mountain", "Sol Ring" }
  s:expect(it, { power = 1, toughness = 1 })
  s:chance { 1, 1, 1, 1 }
  s.bob:will("order", "Gray Ogre")
  s.bob:will("order", "Forest")
  s.bob:will("order", "Grizzly Bears")
  s.bob:activates(it)
  s:expect(s.bob, { out_of_game = { "Island", "Swamp", "Plains", "Mountain" }, library = 5, hand = 0 })
  s:expect(it, { tapped = true })
  s.bob:has("hand", "Ray of Erasure")
  s.bob:mana "{U}"
  s.bob:casts("Ray of Erasure", { on = s.bob })
  s:expect(s.bob, { graveyard = { "Ray of Erasure", "Serra Angel" } })
end)

scenario("R-ZONE-9 of a library of five cards Orcish Librarian removes four, and of three all", both, function(s)
  local it = s.bob:has("in play", "Orcish Librarian")
  local other = s.bob:has("in play", "Orcish Librarian")
  s.bob:lands("Mountain", 2)
  s.bob:library { "Grizzly Bears", "Gray Ogre", "Serra Angel", "Forest", "Island" }
  s:chance { 1, 1, 1, 1 }
  s.bob:activates(it)
  s:expect(s.bob, { out_of_game = 4, library = { "Grizzly Bears" } })
  s.bob:activates(other)
  s:expect(s.bob, { out_of_game = 5, library = 0, lost = false })
end)

scenario("R-COST-1 Orcish Librarian asks for red mana, and R-SICK-1 a turn's time", both, function(s)
  local it = s.bob:has("in play", "Orcish Librarian")
  local sick = s.bob:has("in play", "Orcish Librarian", { sick = true })
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(it) end, "{R}")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:activates(sick) end, "R-SICK-1")
end)

scenario("Orcish Librarian with an empty library does nothing", both, function(s)
  local it = s.bob:has("in play", "Orcish Librarian")
  s.bob:lands("Mountain", 1)
  s.bob:library(0)
  s.bob:activates(it)
  s:expect(s.bob, { lost = false, out_of_game = 0 })
  s:expect(it, { tapped = true })
end)

scenario("Orcish Librarian: who ordered the four cards knows them", { "fifth", "microprose" }, function(s)
  local it = s.bob:has("in play", "Orcish Librarian"); s.bob:lands("Mountain", 1)
  s.bob:library {}
  local l = {}
  for i, n in ipairs { "Grizzly Bears", "Gray Ogre", "Serra Angel", "Forest", "Island", "Swamp", "Plains", "Mountain" } do l[i] = s.bob:has("library", n) end
  s:chance { 1, 1, 1, 1 }
  s.bob:will("order", l[2]); s.bob:will("order", l[4]); s.bob:will("order", l[1])
  s.bob:activates(it)
  s:expect(s.bob, { out_of_game = 4 })
  s:expect_view(s.bob, { sees = { l[1], l[2], l[3], l[4] } })
  s:expect_view(s.sue, { does_not_see = { l[1], l[2], l[3], l[4] } })
end)
