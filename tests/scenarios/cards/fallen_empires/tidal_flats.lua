local both = { "fifth", "microprose" }

scenario("Tidal Flats give its controller's blockers of ground creatures first strike, where the attacker does not pay", { "fifth", "microprose" }, function(s)
  local flats = s.sue:has("in play", "Tidal Flats")
  s.sue:lands("Island", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s.sue:activates(flats)
  s:expect(bears, { has = { "first strike" } })
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
end)

scenario("Tidal Flats: for {1} the blockers of one attacker get no first strike", { "fifth", "microprose" }, function(s)
  local flats = s.sue:has("in play", "Tidal Flats")
  s.sue:lands("Island", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:lands("Mountain", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s.bob:will("pay", true)
  s.sue:activates(flats)
  s:expect(bears, { lacks = { "first strike" } })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Tidal Flats do not reach a creature that blocks a flier", { "fifth", "microprose" }, function(s)
  local flats = s.sue:has("in play", "Tidal Flats")
  s.sue:lands("Island", 2)
  local drake = s.bob:has("in play", "Fire Drake")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { drake }
  s.sue:blocks { [sprites] = drake }
  s.sue:activates(flats)
  s:expect(sprites, { lacks = { "first strike" } })
end)

scenario("Tidal Flats: all blockers of an attacker that is not paid for get first strike", { "fifth", "microprose" }, function(s)
  s.sue:has("in play", "Tidal Flats")
  s.sue:lands("Island", 2)
  local ogre = s.bob:has("in play", "Hill Giant")
  s.bob:lands("Mountain", 1)
  local a = s.sue:has("in play", "Grizzly Bears")
  local b = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s.sue:blocks { [a] = ogre, [b] = ogre }
  s.bob:will("pay", false)
  s.sue:activates(s.sue:finds("Tidal Flats"))
  s:to("main")
  s:expect(a, { zone = "in play" })
  s:expect(b, { zone = "in play" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("Tidal Flats gives first strike to what blocks each flightless attacker that is not paid for", both, function(s)
  s:card [[return enchantment "Tidal Flats" {
    cost = "{U}",
    activated {
      cost = "{U}{U}",
      for_each(creatures:attacking():without "flying", { unless { by = controller_of(it), pay = "{1}", until_end_of_turn(creatures:controlled_by(you):blocking_any(it), { gains = first_strike }) } }),
    },
  }]]
  local flats = s.sue:has("in play", "Tidal Flats")
  s.sue:lands("Island", 2)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local flier = s.bob:has("in play", "Serra Angel")
  s.bob:lands("Forest", 1)
  s.bob:attacks { bears, flier }
  s.sue:blocks { [ogre] = bears, [angel] = flier }
  s.bob:will("pay", false)
  s.sue:activates(flats)
  s:expect(ogre, { has = { "first strike" } })
  s:expect(angel, { lacks = { "first strike" } })
  s:to("main")
  s:expect(ogre, { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("who pays for Tidal Flats is blocked as by any creature", both, function(s)
  s:card [[return enchantment "Tidal Flats" {
    cost = "{U}",
    activated {
      cost = "{U}{U}",
      for_each(creatures:attacking():without "flying", { unless { by = controller_of(it), pay = "{1}", until_end_of_turn(creatures:controlled_by(you):blocking_any(it), { gains = first_strike }) } }),
    },
  }]]
  local flats = s.sue:has("in play", "Tidal Flats")
  s.sue:lands("Island", 2)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 1)
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s.bob:will("pay", true)
  s.sue:activates(flats)
  s:expect(ogre, { lacks = { "first strike" } })
end)
