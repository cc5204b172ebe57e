local both = { "fifth", "microprose" }

scenario("Pyroclasm deals two damage to each creature and to no player", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local angel = s.sue:has("in play", "Serra Angel")
  local thopter = s.sue:has("in play", "Ornithopter")
  s.bob:has("hand", "Pyroclasm")
  s.bob:mana "{1}{R}"
  s.bob:casts("Pyroclasm")
  s:expect(bears, { zone = "graveyard" })
  s:expect(angel, { damage = 2, zone = "in play" })
  s:expect(thopter, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-PROT-2 Pyroclasm does not hurt a creature with protection from red", both, function(s)
  local it = s.sue:has("in play", "Beasts of Bogardan")
  local deadly = s.sue:has("in play", "Deadly Insect")               -- no target of spells, but Pyroclasm has none
  s.bob:has("hand", "Pyroclasm")
  s.bob:mana "{1}{R}"
  s.bob:casts("Pyroclasm")
  s:expect(it, { damage = 0 })
  s:expect(deadly, { zone = "graveyard" })
end)

scenario("R-MAIN-2 Pyroclasm is a sorcery", both, function(s)
  s.bob:has("hand", "Pyroclasm")
  s.bob:lands("Mountain", 2)
  s:to("upkeep")
  s:expect_illegal(function() s.bob:casts("Pyroclasm") end, "R-MAIN-2")
end)
