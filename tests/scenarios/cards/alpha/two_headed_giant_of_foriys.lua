local both = { "fifth", "microprose" }

scenario("Two-Headed Giant of Foriys blocks two attackers and divides its damage between them", both, function(s)
  local it = s.sue:has("in play", "Two-Headed Giant of Foriys")
  local a = s.bob:has("in play", "Savannah Lions")
  local b = s.bob:has("in play", "Hurloon Minotaur")
  s:expect(it, { power = 4, toughness = 4, has = { "trample" }, colours = { "red" } })
  s.bob:attacks { a, b }
  s.sue:blocks { [it] = { a, b } }
  s.sue:assigns { [it] = { [a] = 1, [b] = 3 } }
  s:to("main")
  s:expect(a, { zone = "graveyard" })
  s:expect(b, { zone = "graveyard" })
  s:expect(it, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-BLOCK-1 Two-Headed Giant of Foriys does not block three attackers", both, function(s)
  local it = s.sue:has("in play", "Two-Headed Giant of Foriys")
  local a = s.bob:has("in play", "Savannah Lions")
  local b = s.bob:has("in play", "Hurloon Minotaur")
  local c = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { a, b, c }
  s:expect_illegal(function() s.sue:blocks { [it] = { a, b, c } } end, "R-BLOCK-1")
end)

scenario("R-TRAMPLE-1 Two-Headed Giant of Foriys tramples", both, function(s)
  local it = s.bob:has("in play", "Two-Headed Giant of Foriys")
  local lions = s.sue:has("in play", "Savannah Lions")
  s.bob:attacks { it }
  s.sue:blocks { [lions] = it }
  s:to("main")
  s:expect(lions, { zone = "graveyard" })
  s:expect(s.sue, { life = 17 })
end)
