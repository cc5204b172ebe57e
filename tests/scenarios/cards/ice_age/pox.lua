local both = { "fifth", "microprose" }

scenario("Pox takes from each player a third of life, hand, creatures and lands, each rounded up", both, function(s)
  s.bob:has("hand", "Pox")
  s.bob:mana "{B}{B}{B}"
  s.bob:has("hand", "Sol Ring", { count = 4 })
  s.bob:has("in play", "Grizzly Bears", { count = 4 })
  s.bob:has("in play", "Forest", { count = 4 })
  local ring = s.bob:has("in play", "Sol Ring")
  s.sue:life(9)
  s.sue:has("hand", "Craw Wurm", { count = 3 })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("in play", "Plains", { count = 6 })
  for _ = 1, 2 do s.bob:will("discard", "Sol Ring") end
  s.sue:will("discard", "Craw Wurm")
  for _ = 1, 2 do s.bob:will("choose", "Grizzly Bears") end
  s.sue:will("choose", ogre)
  for _ = 1, 2 do s.bob:will("choose", "Forest") end
  for _ = 1, 2 do s.sue:will("choose", "Plains") end
  s.bob:casts("Pox")
  s:expect(s.bob, { life = 13, hand = 2, in_play = { Forest = 2, ["Grizzly Bears"] = 2, ["Sol Ring"] = 1 } })
  s:expect(s.sue, { life = 6, hand = 2, in_play = { Plains = 4, ["Wall of Stone"] = 1 } })
  s:expect(ring, { zone = "in play" })
  s:expect(wall, { zone = "in play" })
end)

scenario("Pox takes nothing of what a player has none of, and the loss of life is no damage (R-LIFE-6)", both, function(s)
  s.bob:has("hand", "Pox")
  s.bob:mana "{B}{B}{B}"
  s.sue:life(1)
  s.bob:casts("Pox")
  s:expect(s.bob, { life = 13 })
  s:expect(s.sue, { life = 0 })
end)

scenario("Pox takes the one creature and the one land that a player has, and nobody chooses among another's", both, function(s)
  s.bob:has("hand", "Pox")
  s.bob:mana "{B}{B}{B}"
  s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Forest")
  s.sue:has("in play", "Gray Ogre")
  s.sue:has("in play", "Plains")
  s.bob:casts("Pox")
  s:expect(s.bob, { in_play = 0 })
  s:expect(s.sue, { in_play = 0 })
end)

scenario("Psychic Purge discarded to the opponent's Pox costs that player 5 life", both, function(s)
  s.bob:has("hand", "Pox")
  s.bob:mana "{B}{B}{B}"
  local p = s.sue:has("hand", "Psychic Purge")
  s.bob:casts("Pox")
  s:expect(p, { zone = "graveyard" })
  s:expect(s.bob, { life = 8 })
  s:expect(s.sue, { life = 13 })
end)
