local both = { "fifth", "microprose" }

scenario("Red Scarab gives its creature +2/+2 while an opponent controls a red card, and keeps red creatures from blocking it", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Red Scarab")
  s.bob:mana "{W}"
  s.bob:casts("Red Scarab", { on = bears })
  s.bob:has("in play", "Hill Giant")
  s:expect(bears, { power = 2, toughness = 2 })
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect(bears, { power = 4, toughness = 4 })
  local green = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "Red Scarab")
  s.sue:blocks { [green] = bears }
  s.bob:casts("Terror", { on = ogre })
  s:expect(bears, { power = 2, toughness = 2 })
end)

scenario("A red token, being no card, does not count for Red Scarab, but cannot block either", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Red Scarab", { on = bears })
  local egg = s.sue:has("in play", "Rukh Egg")
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  s:expect(bears, { power = 4 })
  s.bob:casts("Terror", { on = egg })
  s:turn_of(s.sue)
  local rukh = s.sue:finds("Rukh")
  s:expect(rukh, { zone = "in play", colours = { "red" } })
  s:expect(bears, { power = 2, toughness = 2 })
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [rukh] = bears } end, "Red Scarab")
end)

scenario("R-TARGET-1 Red Scarab is put on a creature only, and a red creature is one", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local forest = s.bob:has("in play", "Forest")
  s.sue:has("in play", "Manabarbs")
  s.bob:has("hand", "Red Scarab")
  s.bob:mana "{W}"
  s:expect_illegal(function() s.bob:casts("Red Scarab", { on = forest }) end, "R-TARGET-1")
  s.bob:casts("Red Scarab", { on = ogre })
  s:expect(ogre, { power = 4, toughness = 4 })
end)

scenario("R-COLOR-1 Red Scarab heeds a card of several colours, one of which is red", { "fifth", "microprose" }, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Red Scarab", { on = bears })
  s:expect(bears, { power = 2, toughness = 2 })
  local king = s.sue:has("in play", "Sol'kanar the Swamp King")
  s:expect(bears, { power = 4, toughness = 4 })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [king] = bears } end, "Red Scarab")
end)

scenario("Red Scarab that is sleighted to green heeds green cards, and keeps green creatures off", { "fifth", "microprose" }, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local scarab = s.bob:has("in play", "Red Scarab", { on = ogre })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local goblin = s.sue:has("in play", "Mons's Goblin Raiders")
  s:expect(ogre, { power = 4 })
  s.bob:has("hand", "Sleight of Mind"); s.bob:lands("Island", 1)
  s.bob:casts("Sleight of Mind", { on = scarab, choosing = { "red", "green" } })
  s:expect(ogre, { power = 4 })
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:blocks { [bears] = ogre } end, "Red Scarab")
  s.sue:blocks { [goblin] = ogre }
end)

scenario("Red Scarab loses its +2/+2 for the turn in which the only red card is turned blue", { "fifth", "microprose" }, function(s)
  local b = s.bob:has("in play", "Grizzly Bears"); s.bob:has("in play", "Red Scarab", { on = b })
  local o = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Sea Kings' Blessing"); s.sue:lands("Island", 1)
  s:expect(b, { power = 4 })
  s.sue:casts("Sea Kings' Blessing", { targets = { o } })
  s:expect(b, { power = 2, toughness = 2 })
  s.bob:attacks { b }
  s.sue:blocks { [o] = b }
end)
