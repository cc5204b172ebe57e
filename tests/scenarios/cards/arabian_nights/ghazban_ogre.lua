local both = { "fifth", "microprose" }

scenario("Ghazbán Ogre goes, in its controller's upkeep, to the player with more life", both, function(s)
  local ogre = s.bob:has("in play", "Ghazbán Ogre")
  s.bob:life(15)
  s:expect(ogre, { power = 2, toughness = 2, colours = { "green" } })
  s:turn_of(s.sue)
  -- Sue's upkeep is not its controller's.
  s:expect(ogre, { controller = s.bob })
  s:turn_of(s.bob)
  s:expect(ogre, { controller = s.sue, owner = s.bob })
  -- R-SICK-2: it attacks for Sue, for her next turn begins with it under her control.
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s:to("end of attack")
  s:expect(s.bob, { life = 13 })
end)

scenario("Ghazbán Ogre stays where it is while both have as much life, and comes back when the tide turns", both, function(s)
  local ogre = s.bob:has("in play", "Ghazbán Ogre")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(ogre, { controller = s.bob })
  s.sue:life(21)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(ogre, { controller = s.sue })
  s.sue:life(10)
  s:turn_of(s.sue)
  s:expect(ogre, { controller = s.bob })
end)

scenario("Ghazbán Ogre asks again in the upkeep of whoever controls it then", both, function(s)
  local ogre = s.bob:has("in play", "Ghazbán Ogre")
  s.bob:life(5)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(ogre, { controller = s.sue })
  -- The next upkeep is that of Sue, its new controller.
  s.bob:life(30)
  s:to("end of upkeep")
  s:expect(s, { turn_of = s.sue })
  s:expect(ogre, { controller = s.bob })
end)

scenario("Ghazbán Ogre that has come over in the other player's upkeep attacks in the next turn", { "fifth", "microprose" }, function(s)
  local o = s.sue:has("in play", "Ghazbán Ogre")
  s.bob:life(25)
  s:turn_of(s.sue)
  s:expect(o, { controller = s.bob })
  s:turn_of(s.bob)
  s:expect(o, { controller = s.bob })
  s.bob:attacks { o }
end)
