local both = { "fifth", "microprose" }

scenario("Gwendlyn Di Corci has a player discard a card at random", both, function(s)
  local it = s.bob:has("in play", "Gwendlyn Di Corci")
  s.sue:has("hand", "Forest", { count = 3 })
  s.bob:activates(it, { on = s.sue })
  s:expect(s.sue, { hand = 2, graveyard = { "Forest" } })
  s:expect(it, { tapped = true, power = 3, toughness = 5 })
end)

scenario("Gwendlyn Di Corci works only in her controller's turn", both, function(s)
  local it = s.bob:has("in play", "Gwendlyn Di Corci")
  s.sue:has("hand", "Forest", { count = 3 })
  s:next_turn()
  s:expect_illegal(function() s.bob:activates(it, { on = s.sue }) end, "does not allow it now")
end)

scenario("Gwendlyn Di Corci may be turned on her own controller", both, function(s)
  local it = s.bob:has("in play", "Gwendlyn Di Corci")
  s.bob:has("hand", "Forest")
  s.bob:activates(it, { on = s.bob })
  s:expect(s.bob, { hand = 0, graveyard = { "Forest" } })
end)
