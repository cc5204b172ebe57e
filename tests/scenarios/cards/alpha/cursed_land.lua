local both = { "fifth", "microprose" }

scenario("Cursed Land deals 1 damage to who controls the land in that player's upkeep", both, function(s)
  local forest = s.sue:has("in play", "Forest")
  s.bob:has("hand", "Cursed Land")
  s.bob:lands("Swamp", 4)
  s.bob:casts("Cursed Land", { on = forest })
  s:next_turn()
  s:expect(s.sue, { life = 19 })
  s:next_turn()
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 19 })
end)
