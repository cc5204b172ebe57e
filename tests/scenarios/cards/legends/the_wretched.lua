local both = { "fifth", "microprose" }

scenario("The Wretched takes at the end of combat the creatures that block it, for as long as it is controlled", both, function(s)
  local wretched = s.bob:has("in play", "The Wretched")        -- 2/5
  local wall = s.sue:has("in play", "Wall of Stone")
  local spider = s.sue:has("in play", "Giant Spider")
  s.bob:attacks { wretched }
  s.sue:blocks { [wall] = wretched, [spider] = wretched }
  s.bob:assigns { [wretched] = { [wall] = 2 } }
  s:to("main")
  s:expect(wall, { controller = s.bob })
  s:expect(spider, { controller = s.bob })
  s.sue:has("hand", "Swords to Plowshares")
  s.sue:lands("Plains", 1)
  s.sue:casts("Swords to Plowshares", { on = wretched })
  s:expect(wall, { controller = s.sue })
  s:expect(spider, { controller = s.sue })
end)

scenario("The Wretched that blocks takes nothing", both, function(s)
  local spider = s.bob:has("in play", "Giant Spider")
  local wretched = s.sue:has("in play", "The Wretched")
  s.bob:attacks { spider }
  s.sue:blocks { [wretched] = spider }
  s:to("main")
  s:expect(spider, { controller = s.bob })
end)

scenario("The Wretched that dies in the fight takes nothing", both, function(s)
  local wretched = s.bob:has("in play", "The Wretched")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { wretched }
  s.sue:blocks { [wurm] = wretched }
  s:to("main")
  s:expect(wretched, { zone = "graveyard" })
  s:expect(wurm, { controller = s.sue })
end)

scenario("The Wretched that changes hands before the end of combat takes nothing, and what it has taken goes back when it is stolen", both, function(s)
  local wretched = s.bob:has("in play", "The Wretched")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { wretched }
  s.sue:blocks { [wall] = wretched }
  s:to("main")
  s:expect(wall, { controller = s.bob })
  s:next_turn()
  s.sue:has("hand", "Control Magic")
  s.sue:lands("Island", 4)
  s.sue:casts("Control Magic", { on = wretched })
  s:expect(wretched, { controller = s.sue })
  s:expect(wall, { controller = s.sue })
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s.bob:casts("Disenchant", { on = s.sue:finds("Control Magic") })
  s:expect(wretched, { controller = s.bob })
  s:expect(wall, { controller = s.sue })
end)

scenario("D-07 microprose: The Wretched that regenerates stays in combat and takes what blocks it", function(s)
  s:rules("microprose")
  local wretched = s.bob:has("in play", "The Wretched")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Death Ward")
  s.bob:lands("Plains", 1)
  s.bob:attacks { wretched }
  s.sue:blocks { [wurm] = wretched }
  s.bob:will_regenerate(wretched, { with = "Death Ward" })
  s:to("main")
  s:expect(wurm, { controller = s.bob })
end)

scenario("Clone of The Wretched takes its blockers too, and gives them back when it leaves", both, function(s)
  local wretched = s.sue:has("in play", "The Wretched")
  s.bob:has("hand", "Clone")
  s.bob:mana "{3}{U}"
  local clone = s.bob:casts("Clone")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { clone }
  s.sue:blocks { [wall] = clone }
  s:to("main")
  s:expect(wall, { controller = s.bob })
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.sue:casts("Unsummon", { on = clone })
  s:expect(wall, { controller = s.sue })
end)

scenario("The Wretched keeps a Mishra's Factory that blocked it when that is no creature any more", both, function(s)
  local wretched = s.bob:has("in play", "The Wretched")
  local factory = s.sue:has("in play", "Mishra's Factory")
  s.sue:lands("Plains", 1)
  s.sue:activates(factory, { ability = 2 })
  s.bob:attacks { wretched }
  s.sue:blocks { [factory] = wretched }
  s.bob:has("in play", "Holy Armor", { on = factory })
  s:to("main")
  s:expect(factory, { controller = s.bob })
  s:next_turn()
  s:expect(factory, { controller = s.bob, types = { "land" } })
  s:turn_of(s.bob)
  s:expect(factory, { controller = s.bob })
end)

scenario("R-BAND-3 The Wretched in a band takes what blocks its companion, for that blocks it as well", both, function(s)
  local wretched = s.bob:has("in play", "The Wretched")
  local hero = s.bob:has("in play", "Benalish Hero")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { { hero, wretched } }
  s.sue:blocks { [wall] = hero }
  s:to("main")
  s:expect(wall, { controller = s.bob })
end)

scenario("D-07 in the rules of the computer game The Wretched that Death Ward saves stays in combat, and takes its blocker", { "microprose" }, function(s)
  local wretched = s.bob:has("in play", "The Wretched")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Death Ward"); s.bob:lands("Plains", 1)
  s.bob:attacks { wretched }
  s.sue:blocks { [wurm] = wretched }
  s.bob:will_regenerate(wretched, { with = "Death Ward" })
  s:to("main")
  s:expect(wretched, { zone = "in play", tapped = true })
  s:expect(wurm, { controller = s.bob })
end)

scenario("D-07 by the fifth edition's rules The Wretched that Death Ward saves is out of combat, and takes nothing", { "fifth" }, function(s)
  local wretched = s.bob:has("in play", "The Wretched")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Death Ward"); s.bob:lands("Plains", 1)
  s.bob:attacks { wretched }
  s.sue:blocks { [wurm] = wretched }
  s.bob:will_regenerate(wretched, { with = "Death Ward" })
  s:to("main")
  s:expect(wretched, { zone = "in play", tapped = true })
  s:expect(wurm, { controller = s.sue, damage = 2 })
end)

scenario("The Wretched that regenerates has nothing blocking it any more at the end of combat", function(s)
  local wretched = s.bob:has("in play", "The Wretched")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Death Ward")
  s.bob:lands("Plains", 1)
  s.bob:attacks { wretched }
  s.sue:blocks { [wurm] = wretched }
  s.bob:will_regenerate(wretched, { with = "Death Ward" })
  s:to("main")
  s:expect(wretched, { zone = "in play", tapped = true })
  s:expect(wurm, { controller = s.sue })
end)
