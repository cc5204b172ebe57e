local both = { "fifth", "microprose" }

scenario("Helm of Obedience turns up cards as far as the first creature card, takes that creature and is buried", both, function(s)
  local helm = s.bob:has("in play", "Helm of Obedience")
  s.bob:lands("Swamp", 4)
  s.sue:library { "Lightning Bolt", "Forest", "Serra Angel", "Black Vise", "Craw Wurm" }
  s.bob:activates(helm, { x = 4, target = s.sue })
  s:expect(s.sue, { graveyard = { "Lightning Bolt", "Forest" }, library = { "Black Vise", "Craw Wurm" } })
  local angel = s.bob:finds("Serra Angel")
  s:expect(angel, { controller = s.bob, owner = s.sue })
  s:expect_illegal(function() s.bob:attacks { angel } end, "R-SICK-1")
  s:expect(helm, { zone = "graveyard" })
end)

scenario("Helm of Obedience that finds no creature in X cards stays", both, function(s)
  local helm = s.bob:has("in play", "Helm of Obedience")
  s.bob:lands("Swamp", 2)
  s.sue:library { "Lightning Bolt", "Forest", "Serra Angel" }
  s.bob:activates(helm, { x = 2, target = s.sue })
  s:expect(s.sue, { graveyard = { "Lightning Bolt", "Forest" }, library = { "Serra Angel" } })
  s:expect(helm, { zone = "in play", tapped = true })
end)

scenario("Helm of Obedience: X is not 0", both, function(s)
  local helm = s.bob:has("in play", "Helm of Obedience")
  s.bob:lands("Swamp", 2)
  s:expect_illegal(function() s.bob:activates(helm, { x = 0, target = s.sue }) end, "x")
end)

scenario("Helm of Obedience, ruling 2008-10-01: the creature comes though the Helm is gone by then", both, function(s)
  local helm = s.bob:has("in play", "Helm of Obedience")
  s.bob:lands("Swamp", 1)
  s.sue:library { "Serra Angel", "Forest" }
  s.sue:has("hand", "Shatter")
  s.sue:lands("Mountain", 2)
  s.bob:activates(helm, { x = 1, target = s.sue, held = true })
  s.sue:casts("Shatter", { on = helm, held = true })
  s:resolve()
  s:expect(helm, { zone = "graveyard" })
  s:expect(s.bob:finds("Serra Angel"), { controller = s.bob })
end)

scenario("R-ZONE-9 Helm of Obedience puts no more cards away than the library has", both, function(s)
  local helm = s.bob:has("in play", "Helm of Obedience")
  s.bob:lands("Swamp", 5)
  s.sue:library { "Lightning Bolt", "Forest" }
  s.bob:activates(helm, { x = 5, target = s.sue })
  s:expect(s.sue, { graveyard = 2, library = 0 })
  s:expect(helm, { zone = "in play" })
end)

scenario("Helm of Obedience on a library whose second card is a creature takes it and not the third", both, function(s)
  local helm = s.bob:has("in play", "Helm of Obedience")
  s.sue:library { "Forest", "Juzám Djinn", "Island", "Swamp" }
  s.bob:lands("Plains", 3)
  s.bob:activates(helm, { x = 3, target = s.sue })
  s:expect(s.bob, { in_play = { Plains = 3, ["Juzám Djinn"] = 1 } })
  s:expect(s.sue, { graveyard = { "Forest" }, library = 2 })
  s:expect(helm, { zone = "graveyard" })
  s:expect_illegal(function() s.bob:attacks { s.bob:finds("Juzám Djinn") } end, "R-SICK-1")
end)

scenario("Helm of Obedience brings a creature as though just cast: its arrival does what it says", both, function(s)
  local helm = s.bob:has("in play", "Helm of Obedience")
  s.sue:library { "Lord of Tresserhorn", "Island" }
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s.bob:lands("Plains", 1)
  s.bob:will("choose", bears)
  s.bob:activates(helm, { x = 1, target = s.sue })
  s:expect(s.bob, { life = 18 })
  s:expect(s.sue, { hand = 1 })
end)

scenario("Helm of Obedience: a creature of its own controller's is not looked for, and a stolen Helm serves the thief", both, function(s)
  local helm = s.bob:has("in play", "Helm of Obedience", { controller = s.sue })
  s.bob:library { "Grizzly Bears", "Forest" }
  s.sue:lands("Plains", 2)
  s.sue:activates(helm, { x = 2, target = s.bob })
  s:expect(s.sue, { in_play = { Plains = 2, ["Grizzly Bears"] = 1 } })
  s:expect(s.bob, { graveyard = { "Helm of Obedience" }, library = 1 })
end)
