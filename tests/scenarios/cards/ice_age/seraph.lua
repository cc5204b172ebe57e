local both = { "fifth", "microprose" }

scenario("A creature that Seraph kills comes into play under its controller's control at end of turn", both, function(s)
  local seraph = s.bob:has("in play", "Seraph")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s:expect(seraph, { power = 4, toughness = 4, has = { "flying" } })
  s.bob:attacks { seraph }
  s.sue:blocks { [sprites] = seraph }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:next_turn()
  s:expect(sprites, { zone = "in play", controller = s.bob, owner = s.sue })
end)

scenario("A creature that Seraph damaged and a spell finished comes back as well", both, function(s)
  local seraph = s.bob:has("in play", "Seraph")
  local angel = s.sue:makes("Great Bird", { power = 1, toughness = 6, abilities = { "flying" } })
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("in play", "Flight", { on = wurm })
  s.bob:has("hand", "Terror", { count = 2 })
  s.bob:lands("Swamp", 4)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { seraph }
  s.sue:blocks { [angel] = seraph }
  s:to("main")
  s.bob:casts("Lightning Bolt", { on = angel })
  s.bob:casts("Terror", { on = wurm })
  s:next_turn()
  s:expect(angel, { zone = "in play", controller = s.bob })
  s:expect(wurm, { zone = "graveyard" })           -- Seraph did not touch it
end)

scenario("A creature raised by Seraph is buried when its controller loses control of Seraph", both, function(s)
  local seraph = s.bob:has("in play", "Seraph")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { seraph }
  s.sue:blocks { [sprites] = seraph }
  s:next_turn()
  s:expect(sprites, { controller = s.bob })
  s.sue:has("hand", "Control Magic")
  s.sue:lands("Island", 4)
  s.sue:casts("Control Magic", { on = seraph })
  s:expect(seraph, { controller = s.sue })
  s:expect(sprites, { zone = "graveyard" })
  s:expect(s.sue, { graveyard = { "Scryb Sprites" } })
end)

scenario("R-DEST-2 a creature raised by Seraph is buried when Seraph leaves play", both, function(s)
  local seraph = s.bob:has("in play", "Seraph")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { seraph }
  s.sue:blocks { [sprites] = seraph }
  s:next_turn()
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.sue:casts("Unsummon", { on = seraph })
  s:expect(seraph, { zone = "hand" })
  s:expect(sprites, { zone = "graveyard" })
end)

scenario("two creatures that Seraph kills at once come back both, and are buried both when Seraph leaves", both, function(s)
  local seraph = s.bob:has("in play", "Seraph")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local falcon = s.sue:has("in play", "Zephyr Falcon")
  s.sue:has("hand", "Swords to Plowshares")
  s.sue:lands("Plains", 1)
  s.bob:attacks { seraph }
  s.sue:blocks { [sprites] = seraph, [falcon] = seraph }
  s.bob:assigns { [seraph] = { [sprites] = 2, [falcon] = 2 } }
  s:turn_of(s.sue)
  s:expect(sprites, { controller = s.bob })
  s:expect(falcon, { controller = s.bob })
  s.sue:casts("Swords to Plowshares", { on = seraph })
  s:expect(sprites, { zone = "graveyard" })
  s:expect(falcon, { zone = "graveyard" })
end)

scenario("R-RESOLVE-3 Seraph that is gone before the end of turn still raises what it has killed, and nothing is lost then", both, function(s)
  local seraph = s.bob:has("in play", "Seraph")
  local wall = s.sue:has("in play", "Wall of Air")
  s.sue:has("hand", "Terror"); s.sue:lands("Swamp", 2)
  s.bob:has("hand", "Lightning Bolt"); s.bob:lands("Mountain", 1)
  s.bob:attacks { seraph }
  s.sue:blocks { [wall] = seraph }
  s:to("main")
  s.bob:casts("Lightning Bolt", { target = wall })
  s.sue:casts("Terror", { target = seraph })
  s:next_turn()
  s:expect(wall, { zone = "in play", controller = s.bob })
end)

scenario("A creature raised by Seraph is buried when Control Magic takes Seraph", both, function(s)
  local seraph = s.bob:has("in play", "Seraph")
  local wall = s.sue:has("in play", "Wall of Swords")
  s.bob:has("hand", "Lightning Bolt"); s.bob:lands("Mountain", 1)
  s.bob:attacks { seraph }
  s.sue:blocks { [wall] = seraph }
  s:to("main")
  s.bob:casts("Lightning Bolt", { target = wall })
  s:next_turn()
  s:expect(wall, { zone = "in play", controller = s.bob })
  s.sue:has("hand", "Control Magic"); s.sue:lands("Island", 4)
  s.sue:casts("Control Magic", { on = seraph })
  s:expect(wall, { zone = "graveyard" })
end)
