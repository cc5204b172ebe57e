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

scenario("Labyrinth Minotaur that dies of the attacker holds it all the same, for one untap phase", { "fifth", "microprose" }, function(s)
  local m = s.sue:has("in play", "Labyrinth Minotaur")
  local w = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { w }
  s.sue:blocks { [m] = w }
  s:to("main")
  s:expect(m, { zone = "graveyard" })
  s:turn_of(s.sue); s:turn_of(s.bob)
  s:expect(w, { tapped = true })
  s:turn_of(s.sue); s:turn_of(s.bob)
  s:expect(w, { tapped = false })
end)

scenario("A creature that Labyrinth Minotaur blocked and that is stolen then stays tapped through its new controller's next untap phase", { "fifth", "microprose" }, function(s)
  local m = s.sue:has("in play", "Labyrinth Minotaur")
  local w = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Control Magic"); s.sue:lands("Island", 4)
  s.bob:attacks { w }
  s.sue:blocks { [m] = w }
  s:turn_of(s.sue)
  s.sue:casts("Control Magic", { on = w })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s:expect(w, { tapped = true })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s:expect(w, { tapped = false })
end)

scenario("R-SKIP-1 what Labyrinth Minotaur blocked misses the next untap phase that Stasis does not skip", { "fifth", "microprose" }, function(s)
  local m = s.sue:has("in play", "Labyrinth Minotaur")
  local w = s.bob:has("in play", "Grizzly Bears")
  local st = s.sue:has("in play", "Stasis")
  s.sue:lands("Island", 3); s.sue:lands("Plains", 2)
  s.sue:has("hand", "Disenchant")
  s.bob:attacks { w }
  s.sue:blocks { [m] = w }
  s.sue:will("pay", true)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.sue:casts("Disenchant", { target = st })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(w, { tapped = true })
end)
