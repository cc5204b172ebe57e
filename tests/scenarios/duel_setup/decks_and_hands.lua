-- Decks, libraries and opening hands, one thing at a time.

local both = { "fifth", "microprose" }

scenario("R-SETUP-1 R-SETUP-3 R-SETUP-4 each deck is its owner's library, and each player begins with as much", both, function(s)
  s:duel { bob = { Forest = 40 }, sue = { Island = 40 }, starts = s.bob, ante = 1 }
  s:expect(s.bob, { hand = { Forest = 7 }, library = { Forest = 32 }, life = 20 })
  s:expect(s.sue, { hand = { Island = 7 }, library = { Island = 32 }, life = 20 })
end)

scenario("R-SETUP-2 decks are shuffled before hands are drawn", both, function(s)
  -- As they are handed in, all islands lie on one side of all forests.
  local deck = {}
  for _ = 1, 20 do table.insert(deck, "Forest") end
  for _ = 1, 20 do table.insert(deck, "Island") end
  s:duel { bob = deck, sue = deck, starts = s.bob, seed = 1, ante = 1 }
  s:expect(s.bob, { hand = { Forest = 3, Island = 4 } })
  s:expect(s.sue, { hand = { Forest = 2, Island = 5 } })
end)

scenario("R-SETUP-8 whoever decides who plays first does so before any hand is drawn (fifth)", function(s)
  s:rules("fifth")
  s:chance { s.sue }
  s.sue:will("start", false, { hand = 0, library = 40 })
  s:duel()
  s:expect(s, { turn_of = s.bob })
  s:expect(s.sue, { hand = 7, library = 33 })
end)

scenario("R-SETUP-2 nobody sees a card of a library", both, function(s)
  local mine = s.bob:has("library", "Serra Angel")
  local hers = s.sue:has("library", "Gray Ogre")
  s:expect_view(s.bob, { does_not_see = { mine, hers }, library = 21, their_library = 21 })
  s:expect_view(s.sue, { does_not_see = { mine, hers }, library = 21, their_library = 21 })
end)

scenario("R-SETUP-7 R-ZONE-10 what was stolen, removed or set aside is in its owner's deck after the duel", both, function(s)
  s:duel { bob = { Forest = 40 }, sue = { Island = 40 }, starts = s.bob, ante = 1 }
  s.bob:has("in play", "Gray Ogre", { controller = s.sue })
  s.bob:has("out of game", "Disenchant")
  s.sue:has("out of game", "Terror")
  s.sue:life(0)
  s:to_the_end()
  s:expect(s.bob, { won = true, deck = { Forest = 40, Island = 1, ["Gray Ogre"] = 1, Disenchant = 1 } })
  s:expect(s.sue, { deck = { Island = 39, Terror = 1 } })
end)
