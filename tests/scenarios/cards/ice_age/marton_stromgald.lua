local both = { "fifth", "microprose" }

scenario("Márton Stromgald gives the other attackers +1/+1 for each of them, until end of turn", both, function(s)
  local it = s.bob:has("in play", "Márton Stromgald")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local home = s.bob:has("in play", "Hill Giant")
  s.bob:attacks { it, bears, ogre }
  s:expect(it, { power = 1, toughness = 1 })
  s:expect(bears, { power = 4, toughness = 4 })
  s:expect(ogre, { power = 4, toughness = 4 })
  s:expect(home, { power = 3, toughness = 3 })
  s:to("main")
  s:expect(s.sue, { life = 11 })
  s:next_turn()
  s:expect(bears, { power = 2, toughness = 2 })
end)

scenario("Márton Stromgald gives the other blockers +1/+1 for each of them, whatever they block", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local giant = s.bob:has("in play", "Hill Giant")
  local it = s.sue:has("in play", "Márton Stromgald")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { wurm, giant }
  s.sue:blocks { [it] = wurm, [bears] = giant, [ogre] = giant }
  s:expect(it, { power = 1, toughness = 1 })
  s:expect(bears, { power = 4, toughness = 4 })
  s:expect(ogre, { power = 4, toughness = 4 })
  s:expect(giant, { power = 3, toughness = 3 })
end)

scenario("Márton Stromgald alone, or staying at home, makes nothing bigger", both, function(s)
  local it = s.bob:has("in play", "Márton Stromgald")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { bears, ogre }
  s:expect(bears, { power = 2 })
  s:to("main")
  s:expect(s.sue, { life = 16 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 15 })
end)

scenario("R-LEG-1 a second Márton Stromgald is buried", both, function(s)
  local first = s.sue:has("in play", "Márton Stromgald")
  s.bob:has("hand", "Márton Stromgald")
  s.bob:mana "{2}{R}{R}"
  local second = s.bob:casts("Márton Stromgald")
  s:expect(first, { zone = "in play" })
  s:expect(second, { zone = "graveyard" })
end)

scenario("Márton Stromgald counts once: an attacker that leaves afterwards takes no +1/+1 from the others", both, function(s)
  local m = s.bob:has("in play", "Márton Stromgald")
  local a = s.bob:has("in play", "Grizzly Bears")
  local b = s.bob:has("in play", "Hill Giant")
  s.sue:has("hand", "Swords to Plowshares")
  s.sue:lands("Plains", 1)
  s.bob:attacks { m, a, b }
  s:expect(a, { power = 4, toughness = 4 })
  s.sue:casts("Swords to Plowshares", { on = b })
  s:expect(a, { power = 4, toughness = 4 })
end)

scenario("Márton Stromgald in a band makes the other of the band bigger", both, function(s)
  local m = s.bob:has("in play", "Márton Stromgald")
  local h = s.bob:has("in play", "Benalish Hero")
  s.bob:attacks { { m, h } }
  s:expect(h, { power = 2, toughness = 2 })
  s:expect(m, { power = 1 })
end)
