local both = { "fifth", "microprose" }

scenario("The creature that blocks Aisling Leprechaun becomes green, and stays so", both, function(s)
  local it = s.bob:has("in play", "Aisling Leprechaun")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { it }
  s:expect(ogre, { colours = { "red" } })
  s.sue:blocks { [ogre] = it }
  s:expect(ogre, { colours = { "green" } })
  s:to("main")
  s:expect(it, { zone = "graveyard" })
  s:next_turn()
  s:expect(ogre, { colours = { "green" } })
end)

scenario("The creature that Aisling Leprechaun blocks becomes green; one that it does not block keeps its colour", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local zombies = s.bob:has("in play", "Scathe Zombies")
  local it = s.sue:has("in play", "Aisling Leprechaun")
  s.bob:attacks { ogre, zombies }
  s.sue:blocks { [it] = ogre }
  s:expect(ogre, { colours = { "green" } })
  s:expect(zombies, { colours = { "black" } })
end)

scenario("R-BAND-3 Aisling Leprechaun blocks a whole band, and all of it becomes green", both, function(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local it = s.sue:has("in play", "Aisling Leprechaun")
  s.bob:attacks { { hero, ogre } }
  s.sue:blocks { [it] = hero }
  s:expect(hero, { colours = { "green" } })
  s:expect(ogre, { colours = { "green" } })
end)

scenario("R-ZONE-2 a creature that Aisling Leprechaun turned green leaves play and comes back in its own colour", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local it = s.sue:has("in play", "Aisling Leprechaun")
  s.bob:attacks { ogre }
  s.sue:blocks { [it] = ogre }
  s:to("main")
  s:expect(ogre, { colours = { "green" } })
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:lands("Mountain", 3)
  s.bob:casts("Unsummon", { on = ogre })
  s.bob:casts("Gray Ogre")
  s:expect(ogre, { zone = "in play", colours = { "red" } })
end)

scenario("Aisling Leprechaun that a first striker kills has turned it green before", both, function(s)
  local leprechaun = s.sue:has("in play", "Aisling Leprechaun")
  local knight = s.bob:has("in play", "White Knight")
  s.bob:attacks { knight }
  s.sue:blocks { [leprechaun] = knight }
  s:to("main")
  s:expect(leprechaun, { zone = "graveyard" })
  s:expect(knight, { colours = { "green" } })
end)

scenario("Aisling Leprechaun turns what it meets blue where Sleight of Mind says so", both, function(s)
  local leprechaun = s.bob:has("in play", "Aisling Leprechaun")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:lands("Island", 1)
  s.bob:casts("Sleight of Mind", { target = leprechaun, choosing = { "green", "blue" } })
  s.bob:attacks { leprechaun }
  s.sue:blocks { [ogre] = leprechaun }
  s:expect(ogre, { colours = { "blue" } })
end)
