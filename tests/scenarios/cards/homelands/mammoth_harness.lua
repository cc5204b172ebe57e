local both = { "fifth", "microprose" }

scenario("A creature in Mammoth Harness does not fly, and who blocks it strikes first", both, function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  s.sue:has("in play", "Mammoth Harness", { on = angel })
  local wurm = s.sue:has("in play", "Craw Wurm")
  s:expect(angel, { lacks = { "flying" }, power = 4, toughness = 4 })
  s.bob:attacks { angel }
  s.sue:blocks { [wurm] = angel }
  s:expect(wurm, { has = { "first strike" } })
  s:expect(angel, { lacks = { "first strike" } })
  s:to("main")
  s:expect(angel, { zone = "graveyard" })
  s:expect(wurm, { damage = 0 })
  s:next_turn()
  s:expect(wurm, { lacks = { "first strike" } })
end)

scenario("Whom a creature in Mammoth Harness blocks strikes first too", both, function(s)
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Mammoth Harness")
  s.bob:lands("Forest", 4)
  s.bob:casts("Mammoth Harness", { on = angel })
  local ogre = s.bob:has("in play", "Durkwood Boars")
  s.bob:attacks { ogre }
  s.sue:blocks { [angel] = ogre }
  s:expect(ogre, { has = { "first strike" } })
  s:to("end of attack")
  s:expect(angel, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play", damage = 0 })
end)

scenario("R-CLEAN-2 the first strike against Mammoth Harness ends with the turn", both, function(s)
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("in play", "Mammoth Harness", { on = angel })
  local meek = s.bob:makes("Meek", { power = 0, toughness = 9 })
  s.bob:attacks { meek }
  s.sue:blocks { [angel] = meek }
  s:expect(meek, { has = { "first strike" } })
  s:next_turn()
  s:expect(meek, { lacks = { "first strike" } })
end)

scenario("R-TARGET-1 Mammoth Harness is put on creatures only, and the flight comes back as it goes", both, function(s)
  local angel = s.sue:has("in play", "Serra Angel")
  local ring = s.sue:has("in play", "Sol Ring")
  s.bob:has("hand", "Mammoth Harness")
  s.bob:lands("Forest", 4)
  s:expect_illegal(function() s.bob:casts("Mammoth Harness", { on = ring }) end, "R-TARGET-1")
  s.bob:casts("Mammoth Harness", { on = angel })
  s:expect(angel, { lacks = { "flying" } })
  s.sue:has("hand", "Disenchant")
  s.sue:mana "{1}{W}"
  s.sue:casts("Disenchant", { on = s.bob:finds("Mammoth Harness") })
  s:expect(angel, { has = { "flying" } })
end)

scenario("R-CONT-1 Flight cast later on a creature in Mammoth Harness makes it fly, one cast before does not", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Flight", { on = bears })
  s.bob:has("in play", "Mammoth Harness", { on = bears })
  s:expect(bears, { lacks = { "flying" } })
  s.bob:has("hand", "Flight")
  s.bob:mana "{U}"
  s.bob:casts("Flight", { on = bears })
  s:expect(bears, { has = { "flying" } })
end)
