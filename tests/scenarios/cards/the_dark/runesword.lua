local both = { "fifth", "microprose" }

scenario("Runesword gives an attacker +2/+0, and what that attacker kills is removed from the game", { "fifth", "microprose" }, function(s)
  local sword = s.bob:has("in play", "Runesword")
  s.bob:lands("Mountain", 3)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:activates(sword, { target = bears }) end, "R-TARGET-1")
  s.bob:attacks { bears }
  s.sue:blocks { [skeletons] = bears }
  s.bob:activates(sword, { target = bears })
  s:expect(bears, { power = 4, toughness = 2 })
  s:to("main")
  s:expect(skeletons, { zone = "out of game" })
  s:expect(sword, { zone = "in play" })
  s:next_turn()
  s:expect(bears, { power = 2 })
end)

scenario("Runesword: a creature that its bearer has hurt is removed also when something else finishes it", { "fifth", "microprose" }, function(s)
  local sword = s.bob:has("in play", "Runesword")
  s.bob:lands("Mountain", 4)
  s.bob:has("hand", "Lightning Bolt")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:makes("Test Giant", { power = 1, toughness = 6 })
  s.bob:attacks { bears }
  s.sue:blocks { [giant] = bears }
  s.bob:activates(sword, { target = bears })
  s:to("main")
  s:expect(giant, { zone = "in play", damage = 4 })
  s.bob:casts("Lightning Bolt", { target = giant })
  s:expect(giant, { zone = "out of game" })
end)

scenario("Runesword is buried when its bearer leaves play in the same turn", { "fifth", "microprose" }, function(s)
  local sword = s.bob:has("in play", "Runesword")
  s.bob:lands("Mountain", 3)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:attacks { bears }
  s.bob:activates(sword, { target = bears })
  s.sue:casts("Unsummon", { target = bears })
  s:expect(sword, { zone = "graveyard" })
end)

scenario("Runesword stays when its bearer leaves play a turn later", { "fifth", "microprose" }, function(s)
  local sword = s.bob:has("in play", "Runesword")
  s.bob:lands("Mountain", 3)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:attacks { bears }
  s.bob:activates(sword, { target = bears })
  s:next_turn()
  s.sue:casts("Unsummon", { target = bears })
  s:expect(sword, { zone = "in play" })
end)

scenario("Runesword stays when its bearer leaves play in response", { "fifth", "microprose" }, function(s)
  local sword = s.bob:has("in play", "Runesword")
  s.bob:lands("Mountain", 3)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:attacks { bears }
  s.bob:activates(sword, { target = bears, held = true })
  s.sue:casts("Unsummon", { on = bears, held = true })
  s:resolve()
  s:expect(sword, { zone = "in play" })
end)

scenario("Runesword: a creature that its bearer has hurt goes to the graveyard when an effect destroys it", both, function(s)
  local sword = s.bob:has("in play", "Runesword")
  s.bob:lands("Mountain", 3)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:makes("Test Giant", { power = 0, toughness = 8 })
  s.bob:has("hand", "Terror")
  s.bob:attacks { bears }
  s.sue:blocks { [giant] = bears }
  s.bob:activates(sword, { target = bears })
  s:to("main")
  s.bob:mana "{1}{B}"
  s.bob:casts("Terror", { on = giant })
  s:expect(giant, { zone = "graveyard" })
end)

scenario("Runesword: what its bearer has hurt leaves the game, and the sword goes with the bearer", both, function(s)
  local sword = s.bob:has("in play", "Runesword")
  local second = s.bob:has("in play", "Runesword")
  s.bob:lands("Swamp", 6)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local other = s.sue:has("in play", "Scryb Sprites")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { ogre, bears }
  s.bob:activates(sword, { target = ogre })
  s.sue:blocks { [skeletons] = ogre, [other] = bears }
  s:to("main")
  s:expect(skeletons, { zone = "out of game" })
  s:expect(other, { zone = "graveyard" })
  s:expect(sword, { zone = "in play" })
end)

scenario("Runesword is buried when the creature that bears it leaves play this turn", both, function(s)
  local sword = s.bob:has("in play", "Runesword")
  s.bob:lands("Swamp", 3)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { ogre }
  s.bob:activates(sword, { target = ogre })
  s.sue:blocks { [wurm] = ogre }
  s:to("main")
  s:expect(sword, { zone = "graveyard" })
end)
