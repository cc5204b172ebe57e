local both = { "fifth", "microprose" }

scenario("Howl from Beyond gives +X/+0 until the end of the turn", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Howl from Beyond")
  s.bob:lands("Swamp", 5)
  s.bob:casts("Howl from Beyond", { on = ogre, x = 4 })
  s:expect(ogre, { power = 6, toughness = 2 })
  s:next_turn()
  s:expect(ogre, { power = 2, toughness = 2 })
end)

scenario("Howl from Beyond on an unblocked attacker goes to the player", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Howl from Beyond")
  s.bob:lands("Swamp", 7)
  s.bob:attacks { ogre }
  s.sue:blocks {}
  s.bob:casts("Howl from Beyond", { on = ogre, x = 6 })
  s:to("main")
  s:expect(s.sue, { life = 12 })
end)

scenario("R-MANA-7 Howl from Beyond costs {B} besides its X", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Howl from Beyond")
  s.bob:mana "{R}{R}{B}"
  s:expect_illegal(function() s.bob:casts("Howl from Beyond", { on = ogre, x = 3 }) end, "cannot be paid")
  s.bob:casts("Howl from Beyond", { on = ogre, x = 2 })
  s:expect(ogre, { power = 4 })
  s:expect(s.bob, { mana = "" })
end)

scenario("R-TARGET-1 Howl from Beyond is for a creature, that of the opponent too", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Howl from Beyond")
  s.bob:lands("Swamp", 2)
  s:expect_illegal(function() s.bob:casts("Howl from Beyond", { on = s.sue, x = 1 }) end, "R-TARGET-1")
  s.bob:casts("Howl from Beyond", { on = ogre, x = 1 })
  s:expect(ogre, { power = 3 })
end)

scenario("R-PROT-1 Howl from Beyond is not for a creature with protection from black", both, function(s)
  local knight = s.bob:has("in play", "White Knight")
  s.bob:has("hand", "Howl from Beyond")
  s.bob:lands("Swamp", 2)
  s:expect_illegal(function() s.bob:casts("Howl from Beyond", { on = knight, x = 1 }) end, "R-PROT-1")
end)
