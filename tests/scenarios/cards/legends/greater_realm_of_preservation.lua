local both = { "fifth", "microprose" }

scenario("Greater Realm of Preservation prevents the damage of a red spell", both, function(s)
  local realm = s.sue:has("in play", "Greater Realm of Preservation")
  s.sue:lands("Plains", 2)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:will_prevent(realm)
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 20 })
end)

scenario("Greater Realm of Preservation prevents the damage of a black and of a red attacker, each for its own {1}{W}", both, function(s)
  local realm = s.sue:has("in play", "Greater Realm of Preservation")
  s.sue:lands("Plains", 4)
  local zombies = s.bob:has("in play", "Scathe Zombies")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { zombies, ogre, bears }
  s.sue:will_prevent(realm, { target = zombies })
  s.sue:will_prevent(realm, { target = ogre })
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("Greater Realm of Preservation does nothing about green damage, nor for a creature", both, function(s)
  local realm = s.sue:has("in play", "Greater Realm of Preservation")
  s.sue:lands("Plains", 2)
  local wall = s.sue:has("in play", "Wall of Stone")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [wall] = ogre }
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(realm) end, "no legal target")
end)

scenario("Greater Realm of Preservation that Sleight of Mind has turned from red to green stops no red damage", both, function(s)
  local r = s.bob:has("in play", "Greater Realm of Preservation")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = r, choosing = { "red", "green" } })
  local b = s.sue:has("in play", "Grizzly Bears")
  local g = s.sue:has("in play", "Hill Giant")
  s:turn_of(s.sue)
  s.bob:lands("Plains", 4)
  s.sue:attacks { b, g }
  s.bob:will_prevent(r)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 17 })
end)
