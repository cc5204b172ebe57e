-- Who has fought whom, and when an attack begins.

scenario("an attack begins, and somebody is not blocked", { "fifth", "microprose" }, function(s)
  s:card [[ return artifact "War Drum" {
    cost = "{1}", text = "At the start of each combat, you gain 1 life. Whenever a creature attacks and is not blocked, you gain 2 life.",
    attack_begins { gain_life(1) },
    goes_unblocked { what = creatures, gain_life(2) },
  } ]]
  s.bob:has("in play", "War Drum")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { bears, ogre }
  s:expect(s.bob, { life = 21 })
  s.sue:blocks { [wall] = bears }
  s:expect(s.bob, { life = 23 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 23 })
end)

scenario("who blocked and who was blocked this turn, and who attacked in the last", { "fifth", "microprose" }, function(s)
  s:card [[ return artifact "War Map" {
    cost = "{1}",
    text = "{0}: Tap all creatures that blocked this turn. {0}: Tap all creatures that were blocked this turn. {0}: Tap all creatures that attacked during their controller's last turn.",
    activated { cost = "{0}", tap(creatures:has_blocked()) },
    activated { cost = "{0}", deal(1, creatures:was_blocked(creatures:that_are "green")) },
    activated { cost = "{0}", tap(creatures:attacked_last_turn()) },
  } ]]
  local map = s.bob:has("in play", "War Map")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local troll = s.bob:has("in play", "Uthden Troll")
  local idle = s.sue:has("in play", "Gray Ogre")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm, troll }
  s.sue:blocks { [bears] = wurm }
  s:to("end of attack")
  s.bob:activates(map, { ability = 1 })
  s:expect(idle, { tapped = false })
  s:expect(bears, { zone = "graveyard" })
  s.bob:activates(map, { ability = 2 })
  s:expect(wurm, { damage = 2 + 1 })
  s:expect(troll, { damage = 0 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wurm, { tapped = false })
  s.bob:activates(map, { ability = 3 })
  s:expect(wurm, { tapped = true })
  s:expect(idle, { tapped = false })
end)
