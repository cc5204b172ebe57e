local both = { "fifth", "microprose" }

scenario("E-138 a flier cannot be blocked from the ground, and may block there", both, function(s)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { sprites }
  s:expect_illegal(function() s.sue:blocks { [wurm] = sprites } end, "R-FLY-1")
  s:expect_illegal(function() s.sue:blocks { [bears] = sprites } end, "R-FLY-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:next_turn()
  s:next_turn()
  s:next_turn()
  s:expect(s, { turn_of = s.sue })
  s:expect(sprites, { tapped = false })
  s.sue:attacks { bears }
  s.bob:blocks { [sprites] = bears }
  s:to("end of attack")
  s:expect(s.bob, { life = 20 })
  s:expect(sprites, { zone = "graveyard" })
  s:expect(bears, { damage = 1 })
end)

scenario("E-139 Shanodin Dryads against a player with a forest", both, function(s)
  local dryads = s.bob:has("in play", "Shanodin Dryads")
  local others = s.sue:has("in play", "Shanodin Dryads")
  s.sue:lands("Forest", 1)
  s.bob:attacks { dryads }
  s:expect_illegal(function() s.sue:blocks { [others] = dryads } end, "R-LW-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("E-139 b: Shanodin Dryads against a player without one", both, function(s)
  local dryads = s.bob:has("in play", "Shanodin Dryads")
  local others = s.sue:has("in play", "Shanodin Dryads")
  s.bob:lands("Forest", 1)
  s.bob:attacks { dryads }
  s.sue:blocks { [others] = dryads }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(dryads, { zone = "graveyard" })
  s:expect(others, { zone = "graveyard" })
end)

scenario("E-140 Lost Soul cannot be blocked by another swampwalker either", both, function(s)
  local soul = s.bob:has("in play", "Lost Soul")
  local other = s.sue:has("in play", "Lost Soul")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { soul }
  s:expect_illegal(function() s.sue:blocks { [other] = soul } end, "R-LW-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("E-141 Sea Serpent may not attack a player without an island", function(s)
  local serpent = s.bob:has("in play", "Sea Serpent")
  s.bob:lands("Island", 1)
  s.sue:lands("Forest", 1)
  s:expect_illegal(function() s.bob:attacks { serpent } end, "R-LH-1")
  s:expect(serpent, { zone = "in play", tapped = false })
end)

scenario("E-141 b: it may attack one with an island", function(s)
  local serpent = s.bob:has("in play", "Sea Serpent")
  s.bob:lands("Island", 1)
  s.sue:lands("Island", 1)
  s.bob:attacks { serpent }
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
end)

scenario("E-141 without an island of one's own it is buried at once", function(s)
  local serpent = s.bob:has("in play", "Sea Serpent")
  local island = s.bob:has("in play", "Island")
  s.bob:has("in play", "Regeneration", { on = serpent })
  s.bob:lands("Forest", 1)
  s:card [[ return instant "Test Rain" { cost = "{R}", target = land, destroy(target) } ]]
  s.sue:has("hand", "Test Rain")
  s.sue:mana "{R}"
  s.bob:has("hand", "Jump")
  s.bob:mana "{U}"
  s.bob:casts("Jump", { on = serpent })
  s.sue:casts("Test Rain", { on = island })
  s:expect(serpent, { zone = "graveyard" })
end)

scenario("E-141 an island that changes controller buries it as well", function(s)
  local serpent = s.bob:has("in play", "Sea Serpent")
  local island = s.bob:has("in play", "Island")
  s:card [[ return sorcery "Test Annexation" { cost = "{U}", target = land, for_good(target, { controller = opponent }) } ]]
  s.bob:has("hand", "Test Annexation")
  s.bob:mana "{U}"
  s.bob:casts("Test Annexation", { on = island })
  s:expect(island, { controller = s.sue })
  s:expect(serpent, { zone = "graveyard" })
end)
