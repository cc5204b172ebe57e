local both = { "fifth", "microprose" }

scenario("Wanderlust deals 1 damage to who controls the creature in that player's upkeep", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Wanderlust")
  s.bob:lands("Forest", 3)
  s.bob:casts("Wanderlust", { on = ogre })
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 19 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 19 })
end)
