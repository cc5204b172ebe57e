local both = { "fifth", "microprose" }

scenario("Swamp Mosquito unblocked gives the defending player a poison counter", both, function(s)
  local it = s.bob:has("in play", "Swamp Mosquito")
  s:expect(it, { power = 0, toughness = 1, has = { "flying" } })
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { counters = { poison = 1 }, life = 20 })
  s:expect(s.bob, { counters = {} })
end)

scenario("Swamp Mosquito: who has ten poison counters loses", both, function(s)
  local it = s.bob:has("in play", "Swamp Mosquito")
  s.sue:counters { poison = 9 }
  s.bob:attacks { it }
  s:to_the_end()
  s:expect(s.sue, { lost = true })
end)

scenario("Swamp Mosquito, ruling 2004-10-04: it happens as soon as no blocker is declared", both, function(s)
  local it = s.bob:has("in play", "Swamp Mosquito")
  s.bob:attacks { it }
  s:expect(s.sue, { counters = {} })
  s.sue:blocks {}
  s:expect(s.sue, { counters = { poison = 1 } })
end)

scenario("Swamp Mosquito, ruling 2013-04-15: with a blocker declared nothing happens", both, function(s)
  local it = s.bob:has("in play", "Swamp Mosquito")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { it }
  s.sue:blocks { [sprites] = it }
  s:to("main")
  s:expect(s.sue, { counters = {} })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Swamp Mosquito in a band that is blocked poisons nobody (R-BAND-3)", both, function(s)
  local mosquito = s.bob:has("in play", "Swamp Mosquito")
  local hero = s.bob:has("in play", "Benalish Hero")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { { mosquito, hero } }
  s.sue:blocks { [wall] = hero }
  s:to("main")
  s:expect(s.sue, { counters = { poison = 0 } })
end)
