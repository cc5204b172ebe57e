-- Mana Matrix and Planar Gate: up to {2} less for the spells that they name.
local both = { "fifth", "microprose" }

scenario("Mana Matrix makes an enchantment cheaper by {2}, and an instant by the generic mana that it has", both, function(s)
  s.bob:has("in play", "Mana Matrix")
  s.bob:has("hand", "Gravity Sphere")                          -- {2}{R}
  s.bob:has("hand", "Boomerang")                               -- {U}{U}
  s.bob:lands("Mountain", 1)
  s.bob:casts("Gravity Sphere")
  s:expect(s.bob:finds("Gravity Sphere"), { zone = "in play" })
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:casts("Boomerang", { on = s.bob:finds("Gravity Sphere") }) end, "R-COST-1")
end)

scenario("Mana Matrix makes no summon spell and no sorcery cheaper, and nothing for the opponent", both, function(s)
  s.bob:has("in play", "Mana Matrix")
  s.bob:has("hand", "Gray Ogre")
  s.bob:has("hand", "Pyrotechnics")
  s.bob:lands("Mountain", 2)
  s:expect_illegal(function() s.bob:casts("Gray Ogre") end, "R-COST-1")
  s.bob:lands("Mountain", 2)                                   -- four: one short of the sorcery's {4}{R}
  s:expect_illegal(function() s.bob:casts("Pyrotechnics", { targets = { s.sue } }) end, "R-COST-1")
  s.sue:has("hand", "Gravity Sphere")
  s.sue:lands("Mountain", 2)
  s:next_turn()
  s:expect_illegal(function() s.sue:casts("Gravity Sphere") end, "R-COST-1")
end)

scenario("Planar Gate makes a summon spell cheaper by {2}, and no artifact creature, which is no summon", both, function(s)
  s.bob:has("in play", "Planar Gate")
  s.bob:has("hand", "Gray Ogre")                               -- {2}{R}
  s.bob:has("hand", "Marble Priest")                           -- {5}
  s.bob:lands("Mountain", 1)
  s.bob:casts("Gray Ogre")
  s:expect(s.bob:finds("Gray Ogre"), { zone = "in play" })
  s.bob:lands("Forest", 4)
  s:expect_illegal(function() s.bob:casts("Marble Priest") end, "R-COST-1")
end)

scenario("Planar Gate, ruling 2004-10-04: two of them take up to {4} off, and never a coloured mana", both, function(s)
  s.bob:has("in play", "Planar Gate", { count = 2 })
  s.bob:has("hand", "Craw Wurm")                               -- {4}{G}{G}
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:casts("Craw Wurm") end, "R-COST-1")
  s.bob:lands("Forest", 1)
  s.bob:casts("Craw Wurm")
  s:expect(s.bob:finds("Craw Wurm"), { zone = "in play" })
end)

scenario("Planar Gate, ruling 2004-10-04: it works for its controller only", both, function(s)
  s.sue:has("in play", "Planar Gate")
  s.bob:has("hand", "Gray Ogre")
  s.bob:lands("Mountain", 2)
  s:expect_illegal(function() s.bob:casts("Gray Ogre") end, "R-COST-1")
end)

scenario("R-ART-1 a tapped Planar Gate makes nothing cheaper", both, function(s)
  s.bob:has("in play", "Planar Gate", { tapped = true })
  s.bob:has("hand", "Gray Ogre")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:casts("Gray Ogre") end, "R-COST-1")
end)

scenario("Planar Gate, ruling 2004-10-04: a spell with one generic mana costs one less, one without costs what it cost", both, function(s)
  s.bob:has("in play", "Planar Gate")
  s.bob:has("hand", "Grizzly Bears")                           -- {1}{G}
  s.bob:has("hand", "Llanowar Elves")                          -- {G}
  s.bob:lands("Forest", 1)
  s.bob:casts("Grizzly Bears")
  s:expect(s.bob:finds("Grizzly Bears"), { zone = "in play" })
  s:expect_illegal(function() s.bob:casts("Llanowar Elves") end, "R-COST-1")
end)

scenario("Mana Matrix takes no coloured mana off", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Mana Matrix")
  s.bob:has("hand", "Counterspell"); s.bob:lands("Island", 1)
  s.bob:has("hand", "Lightning Bolt")
  s:expect_illegal(function() s.bob:casts("Lightning Bolt", { target = s.sue }) end, "mana")
end)

scenario("D-17 a tapped Mana Matrix takes nothing off", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Mana Matrix", { tapped = true })
  s.bob:has("hand", "Castle"); s.bob:lands("Plains", 3)
  s:expect_illegal(function() s.bob:casts("Castle") end, "mana")
end)

scenario("Mana Matrix and Stone Calendar add up, and never reach the coloured mana: Castle costs {W}", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Mana Matrix"); s.bob:has("in play", "Stone Calendar")
  local c = s.bob:has("hand", "Castle"); s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:casts("Castle") end, "mana")
  s.bob:lands("Plains", 1)
  s.bob:casts("Castle")
  s:expect(c, { zone = "in play" }); s:expect(s.bob:finds("Forest"), { tapped = false })
end)

scenario("Mana Matrix takes {2} off the X of an interrupt", both, function(s)
  s.bob:has("in play", "Mana Matrix")
  s.bob:has("hand", "Spell Blast"); s.bob:lands("Island", 1)
  s.sue:has("hand", "Grizzly Bears"); s.sue:lands("Forest", 2)
  s:turn_of(s.sue)
  local bears = s.sue:casts("Grizzly Bears", { held = true })
  s.bob:interrupts(bears, "Spell Blast", { x = 2 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Planar Gate takes {2} off the X of a summon spell", both, function(s)
  s.bob:has("in play", "Planar Gate")
  s.bob:has("hand", "Rock Hydra"); s.bob:lands("Mountain", 3)
  local hydra = s.bob:casts("Rock Hydra", { x = 3 })
  s:expect(hydra, { counters = { ["+1/+1"] = 3 } })
end)
