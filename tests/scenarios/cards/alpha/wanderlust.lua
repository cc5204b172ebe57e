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

scenario("Wanderlust is cast for {2}{G} and no less", both, function(s)
  local it = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Wanderlust")
  s.bob:mana "{1}{G}"
  s:expect_illegal(function() s.bob:casts("Wanderlust", { on = it }) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts("Wanderlust", { on = it })
  s:expect(s.bob, { mana = "" })
end)

scenario("Wanderlust follows its creature to who takes it", { "fifth", "microprose" }, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Wanderlust", { on = bears })
  s.bob:has("in play", "Control Magic", { on = bears })
  s:next_turn()
  s:expect(s.sue, { life = 20 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 19 })
end)
