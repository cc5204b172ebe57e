local both = { "fifth", "microprose" }

scenario("Wall of Tombstones is as tough as its controller has creatures in the graveyard, set at the end of the upkeep", both, function(s)
  local wall = s.bob:has("in play", "Wall of Tombstones")
  s:expect(wall, { power = 0, toughness = 1 })                 -- nothing has set it yet
  s.bob:has("graveyard", "Craw Wurm")
  s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("graveyard", "Lightning Bolt")
  s.sue:has("graveyard", "Gray Ogre")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wall, { power = 0, toughness = 3 })
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.sue:casts("Lightning Bolt", { on = ogre })
  s:expect(wall, { toughness = 3 })                            -- not before the next upkeep
  s:turn_of(s.sue)
  s:expect(wall, { toughness = 3 })
  s:turn_of(s.bob)
  s:expect(wall, { toughness = 4 })
end)

scenario("Wall of Tombstones, ruling 2009-10-01: what adds to its toughness is added to the number that was set", both, function(s)
  local wall = s.bob:has("in play", "Wall of Tombstones")
  s.bob:has("in play", "Holy Strength", { on = wall })          -- +1/+2
  s.bob:has("graveyard", "Craw Wurm", { count = 3 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wall, { power = 1, toughness = 6 })
end)
