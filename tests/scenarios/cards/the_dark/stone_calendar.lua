scenario("Stone Calendar takes one mana off each spell of its controller's", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Stone Calendar")
  s.bob:has("hand", "Gray Ogre")
  s.bob:has("hand", "Ivory Cup")
  s.bob:mana "{C}{R}"
  s.bob:casts("Gray Ogre")
  s:expect(s.bob, { mana = "" })
  s.bob:casts("Ivory Cup")
  s:expect(s.bob:finds("Ivory Cup"), { zone = "in play" })
end)

scenario("Stone Calendar is of no use to the other player, nor for abilities", { "fifth", "microprose" }, function(s)
  s.sue:has("in play", "Stone Calendar")
  local fountain = s.sue:has("in play", "Fountain of Youth")
  s.bob:has("hand", "Gray Ogre")
  s.bob:mana "{C}{R}"
  s.sue:mana "{C}"
  s:expect_illegal(function() s.bob:casts("Gray Ogre") end, "cost")
  s:expect_illegal(function() s.sue:activates(fountain) end, "cost")
end)

scenario("Stone Calendar, ruling 2004-10-04: the casting cost of the spell stays what it is", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Stone Calendar")
  s.bob:has("hand", "Gray Ogre")
  s.bob:mana "{C}{R}"
  s.sue:has("hand", "Spell Blast")
  s.sue:mana "{C}{C}{C}{U}"
  local ogre = s.bob:casts("Gray Ogre", { held = true })
  s:expect_illegal(function() s.sue:interrupts(ogre, "Spell Blast", { x = 2 }) end, "R-TARGET-1")
  s.sue:interrupts(ogre, "Spell Blast", { x = 3 })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("D-17 a tapped Stone Calendar takes nothing off", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Stone Calendar", { tapped = true })
  s.bob:has("hand", "Gray Ogre")
  s.bob:mana "{C}{R}"
  s:expect_illegal(function() s.bob:casts("Gray Ogre") end, "cost")
end)

scenario("Stone Calendar does not lower what Recall counts: X cards are discarded and returned", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Stone Calendar")
  local a = s.bob:has("graveyard", "Serra Angel")
  s.bob:has("hand", "Recall"); s.bob:has("hand", "Forest"); s.bob:lands("Island", 3)
  s.bob:casts("Recall", { x = 1, target = a })
  s:expect(s.bob, { hand = { "Serra Angel" }, graveyard = { "Forest" }, out_of_game = { "Recall" } })
end)

scenario("Stone Calendar takes {1} off the X of Stream of Life", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Stone Calendar")
  s.bob:has("hand", "Stream of Life"); s.bob:lands("Forest", 3)
  s.bob:casts("Stream of Life", { x = 3, target = s.bob })
  s:expect(s.bob, { life = 23 })
end)

scenario("What two Stone Calendars take off Fireball is more than X, and comes off the cost of the further target", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Stone Calendar", { count = 2 })
  local bears, ogre = s.sue:has("in play", "Grizzly Bears"), s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Fireball"); s.bob:lands("Mountain", 1)
  s.bob:casts("Fireball", { x = 1, targets = { bears, ogre } })
  s:expect(bears, { zone = "in play" })
  s.bob:has("hand", "Fireball")
  s:expect_illegal(function() s.bob:casts("Fireball", { x = 1, target = bears }) end, "R-")
end)
