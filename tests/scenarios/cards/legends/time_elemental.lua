local both = { "fifth", "microprose" }

scenario("Time Elemental returns a permanent without enchantments to its owner's hand", both, function(s)
  local it = s.bob:has("in play", "Time Elemental")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("in play", "Holy Strength", { on = ogre })
  s.bob:lands("Island", 4)
  s:expect_illegal(function() s.bob:activates(it, { on = ogre }) end, "R-TARGET-1")
  s.bob:activates(it, { on = wurm })
  s:expect(wurm, { zone = "hand" })
  s:expect(it, { tapped = true })
end)

scenario("Time Elemental that attacks deals its controller 5 damage at the end of combat and is buried", both, function(s)
  local it = s.bob:has("in play", "Time Elemental")
  s.bob:attacks { it }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
  s:expect(s.bob, { life = 15 })
end)

scenario("Time Elemental that blocks does as well", both, function(s)
  local attacker = s.bob:makes("Test Weakling", { power = 0, toughness = 1 })
  local it = s.sue:has("in play", "Time Elemental")
  s.bob:attacks { attacker }
  s.sue:blocks { [it] = attacker }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
  s:expect(s.sue, { life = 15 })
end)

scenario("Time Elemental deals its 5 damage at end of combat and not as it attacks", both, function(s)
  local it = s.bob:has("in play", "Time Elemental")
  s.bob:attacks { it }
  s:expect(s.bob, { life = 20 })
  s:to("main")
  s:expect(s.bob, { life = 15 })
  s:expect(it, { zone = "graveyard" })
end)
