local both = { "fifth", "microprose" }

scenario("Mind Twist: chance says which X cards are discarded", both, function(s)
  s.sue:has("hand", "Serra Angel")
  s.sue:has("hand", "Craw Wurm")
  s.sue:has("hand", "Island")
  s.bob:has("hand", "Mind Twist")
  s.bob:mana "{2}{B}"
  s:chance { 1, 1 }
  s.bob:casts("Mind Twist", { x = 2, on = s.sue })
  s:expect(s.sue, { hand = 1, graveyard = 2 })
  s:expect(s.bob, { mana = "", graveyard = { "Mind Twist" } })
end)

scenario("Mind Twist for more cards than there are takes the whole hand", both, function(s)
  s.sue:has("hand", "Serra Angel", { count = 2 })
  s.bob:has("hand", "Mind Twist")
  s.bob:mana "{5}{B}"
  s.bob:casts("Mind Twist", { x = 5, on = s.sue })
  s:expect(s.sue, { hand = 0, graveyard = { ["Serra Angel"] = 2 } })
end)

scenario("R-MAIN-2 Mind Twist is a sorcery: not in the other player's turn, and not during the attack", both, function(s)
  s.sue:has("hand", "Mind Twist")
  s.sue:mana "{1}{B}"
  s.bob:has("hand", "Serra Angel")
  s:expect_illegal(function() s.sue:casts("Mind Twist", { x = 1, on = s.bob }) end, "R-MAIN-2")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Mind Twist")
  s.bob:lands("Swamp", 2)
  s.sue:has("hand", "Craw Wurm")
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.bob:casts("Mind Twist", { x = 1, on = s.sue }) end, "R-")
end)

scenario("R-MANA-7 Mind Twist for X = 0 takes nothing, and its own player may be the target", both, function(s)
  s.sue:has("hand", "Serra Angel")
  local one = s.bob:has("hand", "Mind Twist")
  s.bob:mana "{B}"
  s.bob:casts(one, { x = 0, on = s.sue })
  s:expect(s.sue, { hand = 1 })
  local wurm = s.bob:has("hand", "Craw Wurm")
  local two = s.bob:has("hand", "Mind Twist")
  s.bob:mana "{1}{B}"
  s.bob:casts(two, { x = 1, on = s.bob })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Mind Twist on a hand that grew in response takes X of the greater hand", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Mind Twist"); s.bob:lands("Swamp", 3)
  s.sue:has("hand", "Ancestral Recall"); s.sue:lands("Island", 1); s.sue:has("hand", "Forest")
  s:chance { 1, 1 }
  s.bob:casts("Mind Twist", { x = 2, target = s.sue, held = true })
  s.sue:casts("Ancestral Recall", { choosing = s.sue, held = true })
  s:resolve()
  s:expect(s.sue, { hand = 2 })
end)
