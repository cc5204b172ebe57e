local both = { "fifth", "microprose" }

scenario("Soldevi Sage draws three cards for two lands, and one of these is discarded", both, function(s)
  local it = s.bob:has("in play", "Soldevi Sage")
  local lands = s.bob:has("in play", "Island", { count = 2 })
  s.bob:library { "Gray Ogre", "Craw Wurm", "Serra Angel", "Hill Giant" }
  local held = s.bob:has("hand", "Black Vise")
  s.bob:will("discard", "Gray Ogre")
  s.bob:activates(it)
  s:expect(lands[1], { zone = "graveyard" })
  s:expect(lands[2], { zone = "graveyard" })
  s:expect(s.bob, { hand = { "Black Vise", "Craw Wurm", "Serra Angel" }, library = 1 })
  s:expect(held, { zone = "hand" })
  s:expect(it, { tapped = true })
end)

scenario("Soldevi Sage is of no use with one land, nor in the turn that it comes", both, function(s)
  local it = s.bob:has("in play", "Soldevi Sage")
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:activates(it) end, "sacrifice")
  s.bob:lands("Island", 1)
  local sick = s.bob:has("in play", "Soldevi Sage", { sick = true })
  s:expect_illegal(function() s.bob:activates(sick) end, "R-SICK-1")
end)
