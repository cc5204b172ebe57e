local both = { "fifth", "microprose" }

scenario("Johtull Wurm gets -2/-1 for each blocker beyond the first, until end of turn", both, function(s)
  local it = s.bob:has("in play", "Johtull Wurm")
  local a, b, c = s.sue:has("in play", "Mons's Goblin Raiders"), s.sue:has("in play", "Mons's Goblin Raiders"), s.sue:has("in play", "Scryb Sprites")
  s:expect(it, { power = 6, toughness = 6 })
  s.bob:attacks { it }
  s.sue:blocks { [a] = it, [b] = it, [c] = it }
  s:expect(it, { power = 2, toughness = 4 })
  s.bob:assigns { [it] = { [c] = 2 } }
  s:to("main")
  s:expect(it, { zone = "in play", damage = 3 })
  s:next_turn()
  s:expect(it, { power = 6, toughness = 6 })
end)

scenario("Johtull Wurm keeps its size when one creature blocks it, none, or when it blocks itself", both, function(s)
  local it = s.bob:has("in play", "Johtull Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { it }
  s.sue:blocks { [ogre] = it }
  s:expect(it, { power = 6, toughness = 6 })
  s:to("main")
  s:expect(it, { zone = "in play", damage = 2 })
end)

scenario("Two blockers of two power each kill no Johtull Wurm, and three of them do", both, function(s)
  local it = s.bob:has("in play", "Johtull Wurm")
  local ogres = s.sue:has("in play", "Gray Ogre", { count = 2 })
  s.bob:attacks { it }
  s.sue:blocks { [ogres[1]] = it, [ogres[2]] = it }
  s:expect(it, { power = 4, toughness = 5 })
  s.bob:assigns { [it] = { [ogres[1]] = 2, [ogres[2]] = 2 } }
  s:to("main")
  s:expect(it, { zone = "in play", damage = 4 })
  s:expect(ogres[1], { zone = "graveyard" })
  s:expect(ogres[2], { zone = "graveyard" })
end)

scenario("Johtull Wurm loses nothing more when another attacker is blocked too", both, function(s)
  local it = s.bob:has("in play", "Johtull Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogres = s.sue:has("in play", "Gray Ogre", { count = 3 })
  s.bob:attacks { it, bears }
  s.sue:blocks { [ogres[1]] = it, [ogres[2]] = it, [ogres[3]] = bears }
  s:expect(it, { power = 4, toughness = 5 })
  s:expect(bears, { power = 2, toughness = 2 })
end)

scenario("Johtull Wurm in a band shrinks for the second creature that blocks its companion (R-BAND-3)", both, function(s)
  local wurm = s.bob:has("in play", "Johtull Wurm")
  local hero = s.bob:has("in play", "Benalish Hero")
  local walls = s.sue:has("in play", "Wall of Stone", { count = 2 })
  s.bob:attacks { { wurm, hero } }
  s.sue:blocks { [walls[1]] = hero, [walls[2]] = hero }
  s:expect(wurm, { power = 4, toughness = 5 })
end)
