local both = { "fifth", "microprose" }

scenario("A creature that Labyrinth Minotaur blocks stays tapped through its next untap phase", both, function(s)
  local minotaur = s.sue:has("in play", "Labyrinth Minotaur")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(minotaur, { power = 1, toughness = 4 })
  s.bob:attacks { ogre, bears }
  s.sue:blocks { [minotaur] = ogre }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(ogre, { tapped = true, zone = "in play" })
  s:expect(bears, { tapped = false })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(ogre, { tapped = false })
end)

scenario("Labyrinth Minotaur that attacks holds nobody", both, function(s)
  local minotaur = s.bob:has("in play", "Labyrinth Minotaur")
  local wall = s.sue:has("in play", "Cemetery Gate")
  s.bob:attacks { minotaur }
  s.sue:blocks { [wall] = minotaur }
  s:to("main")
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.bob:casts("Twiddle", { mode = "tap", on = wall })
  s:turn_of(s.sue)
  s:expect(wall, { tapped = false })
end)
