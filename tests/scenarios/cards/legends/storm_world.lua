local both = { "fifth", "microprose" }

scenario("Storm World deals 1 damage for each card short of four at the end of the upkeep", both, function(s)
  s.bob:has("in play", "Storm World")
  s.sue:has("hand", "Forest")
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 17 })                               -- one card; the draw comes later
  s:expect(s.bob, { life = 20 })
  s.bob:has("hand", "Forest", { count = 4 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
end)
