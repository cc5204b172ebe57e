local both = { "fifth", "microprose" }

scenario("Copper Tablet deals 1 damage to each player in the player's own upkeep", both, function(s)
  s.bob:has("in play", "Copper Tablet")
  s:next_turn()
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 20 })
  s:next_turn()
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 19 })
end)
