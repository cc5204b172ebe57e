local both = { "fifth", "microprose" }

scenario("Diabolic Vision takes one of the top five cards, and orders the other four", both, function(s)
  s.bob:library { "Gray Ogre", "Terror", "Bad Moon", "Craw Wurm", "Serra Angel", "Forest" }
  s.bob:has("hand", "Diabolic Vision")
  s.bob:lands("Island", 1)
  s.bob:lands("Swamp", 1)
  s.bob:will("choose", "Bad Moon")
  s.bob:will("order", "Serra Angel")
  s.bob:will("order", "Terror")
  s.bob:will("order", "Gray Ogre")
  s.bob:casts("Diabolic Vision")
  s:expect(s.bob, { hand = { "Bad Moon" }, library = 5 })
  s:next_turn()
  s:next_turn()
  s:expect(s.bob, { hand = { ["Bad Moon"] = 1, ["Craw Wurm"] = 1 } })
end)

scenario("Diabolic Vision with fewer than five cards takes one of those that are left (R-ZONE-9)", both, function(s)
  s.bob:library { "Gray Ogre", "Terror" }
  s.bob:has("hand", "Diabolic Vision")
  s.bob:lands("Island", 1)
  s.bob:lands("Swamp", 1)
  s.bob:will("choose", "Terror")
  s.bob:casts("Diabolic Vision")
  s:expect(s.bob, { hand = { "Terror" }, library = { "Gray Ogre" } })
end)

scenario("Diabolic Vision does not reach the sixth card, nor the other library", both, function(s)
  s.sue:library { "Hill Giant", "Ornithopter" }
  s.bob:library { "Gray Ogre", "Terror", "Bad Moon", "Craw Wurm", "Serra Angel", "Forest" }
  s.bob:has("hand", "Diabolic Vision")
  s.bob:lands("Island", 1)
  s.bob:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:casts("Diabolic Vision", { choosing = "Forest" }) end, "Forest")
end)

scenario("Diabolic Vision leaves the opponent's library, and the fifth card below is not stirred", both, function(s)
  s.bob:library { "Gray Ogre", "Terror", "Bad Moon", "Craw Wurm", "Serra Angel", "Forest", "Swamp" }
  s.sue:library { "Hill Giant", "Ornithopter" }
  s.bob:has("hand", "Diabolic Vision")
  s.bob:mana "{U}{B}"
  s.bob:will("choose", "Gray Ogre")
  s.bob:will("order", "Serra Angel")
  s.bob:will("order", "Craw Wurm")
  s.bob:will("order", "Bad Moon")
  s.bob:casts("Diabolic Vision")
  s:expect(s.bob, { hand = { "Gray Ogre" }, library = { "Terror", "Bad Moon", "Craw Wurm", "Serra Angel", "Forest", "Swamp" } })
  s:next_turn()
  s:expect(s.sue, { hand = { "Hill Giant" } })
end)

scenario("Diabolic Vision must take a card", both, function(s)
  s.bob:library { "Gray Ogre", "Terror", "Bad Moon", "Craw Wurm", "Serra Angel", "Forest" }
  s.bob:has("hand", "Diabolic Vision")
  s.bob:mana "{U}{B}"
  s:expect_illegal(function() s.bob:casts("Diabolic Vision", { choosing = false }) end, "false")
end)

scenario("Diabolic Vision: who ordered the cards knows them", { "fifth", "microprose" }, function(s)
  local l = {}
  for i, n in ipairs { "Craw Wurm", "Serra Angel", "Bad Moon", "Terror", "Gray Ogre" } do l[i] = s.bob:has("library", n) end
  s.bob:has("hand", "Diabolic Vision"); s.bob:mana "{U}{B}"
  s.bob:will("choose", l[3])
  s.bob:will("order", l[1]); s.bob:will("order", l[2]); s.bob:will("order", l[4])
  s.bob:casts("Diabolic Vision")
  s:expect_view(s.bob, { sees = { l[1], l[2], l[4], l[5] } })
  s:expect_view(s.sue, { does_not_see = { l[1], l[2], l[4], l[5] } })
end)
