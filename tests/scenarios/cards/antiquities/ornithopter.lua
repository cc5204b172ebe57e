local both = { "fifth", "microprose" }

scenario("Ornithopter is a 0/2 flier for nothing, and blocks a flier all day", both, function(s)
  s.bob:has("hand", "Ornithopter")
  s.bob:casts("Ornithopter")
  local thopter = s.bob:finds("Ornithopter")
  s:expect(thopter, { power = 0, toughness = 2, has = { "flying" }, types = { "artifact", "creature" }, colours = {} })
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s:turn_of(s.sue)
  s.sue:attacks { sprites }
  s.bob:blocks { [thopter] = sprites }
  s:to("end of attack")
  s:expect(s.bob, { life = 20 })
  s:expect(thopter, { damage = 1 })
  s:expect(sprites, { damage = 0 })
end)

scenario("R-ART-4 Ornithopter is an artifact spell, and cannot attack on the turn it is cast", both, function(s)
  s.bob:has("hand", "Ornithopter")
  s.sue:has("hand", "Artifact Blast")
  s.sue:lands("Mountain", 1)
  local thopter = s.bob:has("hand", "Ornithopter")
  s.bob:casts(thopter)
  s:expect_illegal(function() s.bob:attacks { thopter } end, "R-SICK-1")
  local play = s.bob:casts("Ornithopter", { held = true })
  s.sue:interrupts(play, "Artifact Blast", { target = play })
  s:expect(s.bob, { graveyard = { "Ornithopter" } })
end)
