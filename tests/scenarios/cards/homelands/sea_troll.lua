local both = { "fifth", "microprose" }

scenario("R-REGEN-1 Sea Troll regenerates when it blocked a blue creature this turn, or was blocked by one", both, function(s)
  local troll = s.sue:has("in play", "Sea Troll")
  local minotaur = s.bob:has("in play", "Labyrinth Minotaur")
  s.sue:lands("Island", 1)
  s:expect(troll, { power = 2, toughness = 1 })
  s.bob:attacks { minotaur }
  s.sue:blocks { [troll] = minotaur }
  s.sue:will_regenerate(troll)
  s:to("main")
  s:expect(troll, { zone = "in play", tapped = true })
end)

scenario("Sea Troll that a blue creature blocked regenerates later in the turn, too", both, function(s)
  local troll = s.bob:has("in play", "Sea Troll")
  local sprite = s.sue:has("in play", "Sea Sprite")
  s.bob:lands("Island", 2)
  s.bob:attacks { troll }
  s.sue:blocks { [sprite] = troll }
  s.bob:will_regenerate(troll)
  s:to("main")
  s:expect(troll, { zone = "in play" })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:will_regenerate(troll)
  s.sue:casts("Lightning Bolt", { on = troll })
  s:expect(troll, { zone = "in play" })
end)

scenario("Sea Troll does not regenerate after a fight with a creature that is not blue, nor without a fight", both, function(s)
  local troll = s.bob:has("in play", "Sea Troll")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:lands("Island", 1)
  s.bob:attacks { troll }
  s.sue:blocks { [bears] = troll }
  s:to("main")
  s:expect(troll, { zone = "graveyard" })
  local second = s.bob:has("in play", "Sea Troll")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.sue:casts("Lightning Bolt", { on = second })
  s:expect(second, { zone = "graveyard" })
end)

scenario("Sea Troll that blocked a creature of another colour does not regenerate", both, function(s)
  local troll = s.sue:has("in play", "Sea Troll")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:lands("Island", 1)
  s.bob:attacks { bears }
  s.sue:blocks { [troll] = bears }
  s:to("main")
  s:expect(troll, { zone = "graveyard" })
end)

scenario("Sea Troll regenerates though the blue creature of that fight has left play in the meantime", both, function(s)
  local troll = s.bob:has("in play", "Sea Troll")
  s.bob:lands("Island", 1)
  s.bob:lands("Mountain", 1)
  s.bob:has("hand", "Lightning Bolt")
  local merfolk = s.sue:has("in play", "Merfolk of the Pearl Trident")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { troll }
  s.sue:blocks { [merfolk] = troll, [ogre] = troll }
  s.bob:casts("Lightning Bolt", { on = merfolk })
  s:expect(merfolk, { zone = "graveyard" })
  s.bob:will_regenerate(troll)
  s:to("main")
  s:expect(troll, { zone = "in play" })
end)

scenario("Sea Troll that Sleight of Mind has changed regenerates from red creatures", both, function(s)
  local troll = s.bob:has("in play", "Sea Troll")
  s.bob:lands("Island", 1)
  local goblins = s.sue:has("in play", "Mons's Goblin Raiders")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = troll, choosing = { "blue", "red" } })
  s.bob:attacks { troll }
  s.sue:blocks { [goblins] = troll }
  s.bob:will_regenerate(troll)
  s:to("main")
  s:expect(troll, { zone = "in play" })
end)

scenario("Sea Troll regenerates from a creature that was blue as it blocked, whatever colour it has now", both, function(s)
  local troll = s.bob:has("in play", "Sea Troll")
  s.bob:lands("Island", 1)
  local merfolk = s.sue:has("in play", "Merfolk of the Pearl Trident")
  s.sue:has("hand", "Touch of Darkness")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { troll }
  s.sue:blocks { [merfolk] = troll }
  s.sue:casts("Touch of Darkness", { targets = { merfolk } })
  s:expect(merfolk, { colours = { "black" } })
  s.bob:will_regenerate(troll)
  s:to("main")
  s:expect(troll, { zone = "in play" })
end)

scenario("Sea Troll does not regenerate from a creature that has become blue only since it was blocked", both, function(s)
  local troll = s.sue:has("in play", "Sea Troll")
  s.sue:lands("Island", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Sea Kings' Blessing")
  s.bob:attacks { bears }
  s.sue:blocks { [troll] = bears }
  s.sue:casts("Sea Kings' Blessing", { targets = { bears } })
  s:expect(bears, { colours = { "blue" } })
  s:to("regeneration")
  s:expect_illegal(function() s.sue:activates(troll) end, "Sea Troll")
  s:to("main")
  s:expect(troll, { zone = "graveyard" })
end)
