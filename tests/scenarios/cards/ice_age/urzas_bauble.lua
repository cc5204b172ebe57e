local both = { "fifth", "microprose" }

scenario("Urza's Bauble shows its user a card that chance picks from a hand, and no other", both, function(s)
  local bauble = s.bob:has("in play", "Urza's Bauble")
  local bears = s.sue:has("hand", "Grizzly Bears")
  local ogre = s.sue:has("hand", "Gray Ogre")
  s:chance { 2 }
  s.bob:activates(bauble, { on = s.sue })
  s:expect(bauble, { zone = "graveyard" })
  s:expect_view(s.bob, { sees = { ogre }, does_not_see = { bears } })
  s:expect(s.sue, { hand = 2 })
end)

scenario("Urza's Bauble gives its user a card at the beginning of the next turn", both, function(s)
  local bauble = s.bob:has("in play", "Urza's Bauble")
  s.bob:activates(bauble, { on = s.sue })          -- an empty hand is no hindrance
  s:expect(s.bob, { hand = 0 })
  s:to("upkeep")
  s:expect(s.bob, { hand = 1 })
  s:expect(s.sue, { hand = 0 })
end)

scenario("Urza's Bauble costs nothing, works at once (R-ART-3), and not tapped", both, function(s)
  s.bob:has("hand", "Urza's Bauble")
  local bauble = s.bob:casts("Urza's Bauble")
  local tapped = s.bob:has("in play", "Urza's Bauble", { tapped = true })
  s:expect_illegal(function() s.bob:activates(tapped, { on = s.sue }) end, "R-")
  s.bob:activates(bauble, { on = s.bob })
  s:next_turn()
  s:expect(s.bob, { hand = 1 })
end)

scenario("Urza's Bauble sacrificed in the opponent's turn gives the card in the own upkeep", both, function(s)
  local bauble = s.bob:has("in play", "Urza's Bauble")
  s:turn_of(s.sue)
  s.bob:activates(bauble, { on = s.sue })
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = 2 })
end)
