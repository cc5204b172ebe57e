local both = { "fifth", "microprose" }

scenario("Kjeldoran Royal Guard takes all combat damage of unblocked creatures for its controller", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local guard = s.sue:has("in play", "Kjeldoran Royal Guard")
  s:expect(guard, { power = 2, toughness = 5 })
  s.bob:attacks { ogre, bears }
  s:to("blockers")
  s.sue:activates(guard)
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(guard, { zone = "in play", damage = 4, tapped = true })
end)

scenario("Too much damage kills Kjeldoran Royal Guard, and none spills over", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local guard = s.sue:has("in play", "Kjeldoran Royal Guard")
  s.bob:attacks { wurm }
  s.sue:activates(guard)
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(guard, { zone = "graveyard" })
end)

scenario("Kjeldoran Royal Guard takes no damage of spells and abilities, and none of blocked tramplers", both, function(s)
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  local mammoth = s.bob:has("in play", "War Mammoth")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local guard = s.sue:has("in play", "Kjeldoran Royal Guard")
  local goblin = s.sue:has("in play", "Mons's Goblin Raiders")
  s.bob:attacks { mammoth, ogre }
  s.sue:blocks { [goblin] = mammoth }
  s.sue:activates(guard)
  s.bob:activates(tim, { on = s.sue })
  s:expect(s.sue, { life = 19 })
  s:to("main")
  s:expect(s.sue, { life = 17 })
  s:expect(guard, { damage = 2 })
end)

scenario("Kjeldoran Royal Guard's help ends with the turn", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local guard = s.sue:has("in play", "Kjeldoran Royal Guard")
  s.sue:activates(guard)
  s:next_turn()
  s:next_turn()
  s.bob:attacks { ogre }
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(guard, { damage = 0 })
end)

scenario("R-SICK-1 Kjeldoran Royal Guard does not help in the turn of its arrival", both, function(s)
  local guard = s.bob:has("in play", "Kjeldoran Royal Guard", { sick = true })
  s:expect_illegal(function() s.bob:activates(guard) end, "R-SICK-1")
end)

scenario("Kjeldoran Royal Guard, ruling 2004-10-04: when it has left play the damage is dealt to its controller", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local guard = s.sue:has("in play", "Kjeldoran Royal Guard")
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:attacks { ogre }
  s.sue:activates(guard)
  s.bob:casts("Unsummon", { on = guard })
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)
