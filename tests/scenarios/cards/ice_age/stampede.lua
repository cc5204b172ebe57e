local both = { "fifth", "microprose" }

scenario("Stampede gives all attackers +1/+0 and trample until end of turn, and nobody else", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local home = s.bob:has("in play", "Tor Giant")
  local wall = s.sue:makes("Small Wall", { power = 0, toughness = 1, types = { "creature", "wall" } })
  s.bob:has("hand", "Stampede")
  s.bob:lands("Forest", 3)
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [wall] = bears }
  s.bob:casts("Stampede")
  s:expect(bears, { power = 3, toughness = 2, has = { "trample" } })
  s:expect(ogre, { power = 3, has = { "trample" } })
  s:expect(home, { power = 3, lacks = { "trample" } })
  s:expect(wall, { power = 0 })
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
  s:next_turn()
  s:expect(bears, { power = 2, lacks = { "trample" } })
end)

scenario("Stampede of the defending player helps the attackers too", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Stampede")
  s.sue:lands("Forest", 3)
  s.bob:attacks { bears }
  s.sue:casts("Stampede")
  s:expect(bears, { power = 3 })
end)

scenario("R-TARGET-2 Stampede cast without an attack does nothing", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Stampede")
  s.bob:lands("Forest", 3)
  s.bob:casts("Stampede")
  s:expect(bears, { power = 2, lacks = { "trample" } })
  s:expect(s.bob, { graveyard = { "Stampede" } })
end)
