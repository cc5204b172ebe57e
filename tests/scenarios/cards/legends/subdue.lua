local both = { "fifth", "microprose" }

scenario("Subdue stops a creature's combat damage and adds its casting cost to its toughness, until end of turn", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Subdue")
  s.sue:lands("Forest", 1)
  s.bob:attacks { wurm }
  s.sue:casts("Subdue", { on = wurm })
  s:expect(wurm, { power = 6, toughness = 10 })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:next_turn()
  s:expect(wurm, { toughness = 4 })
end)

scenario("Subdue saves an own creature from Lightning Bolt, and does not stop its ability", both, function(s)
  local tim = s.sue:has("in play", "Prodigal Sorcerer")         -- costs three
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Subdue")
  s.sue:lands("Forest", 1)
  s.bob:casts("Lightning Bolt", { on = tim, held = true })
  s.sue:casts("Subdue", { on = tim, held = true })
  s:resolve()
  s:expect(tim, { zone = "in play", damage = 3 })
  s.sue:activates(tim, { on = s.bob })
  s:expect(s.bob, { life = 19 })
end)

scenario("Subdue on a blocker lets the attacker live, and the blocker with the toughness of its cost", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.sue:has("in play", "Hill Giant")
  s.bob:has("hand", "Subdue")
  s.bob:lands("Forest", 1)
  s.bob:attacks { ogre }
  s.sue:blocks { [wurm] = ogre }
  s.bob:casts("Subdue", { on = wurm })
  s:to("main")
  s:expect(ogre, { zone = "in play", damage = 0 })
  s:expect(wurm, { zone = "in play", damage = 2, toughness = 7 })
end)

scenario("Subdue on an attacker with trample keeps it from dealing damage to the player too", both, function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local goblin = s.sue:has("in play", "Mons's Goblin Raiders")
  s.sue:has("hand", "Subdue")
  s.sue:lands("Forest", 1)
  s.bob:attacks { mammoth }
  s.sue:blocks { [goblin] = mammoth }
  s.sue:casts("Subdue", { on = mammoth })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(goblin, { zone = "in play", damage = 0 })
  s:expect(mammoth, { damage = 1, toughness = 7 })
end)
