local both = { "fifth", "microprose" }

scenario("War Chariot gives a creature trample until end of turn, for {3}", both, function(s)
  local chariot = s.bob:has("in play", "War Chariot")
  local giant = s.bob:has("in play", "Tor Giant")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:lands("Forest", 3)
  s.bob:activates(chariot, { on = giant })
  s:expect(giant, { power = 3, has = { "trample" } })
  s:expect(chariot, { tapped = true })
  s.bob:attacks { giant }
  s.sue:blocks { [sprites] = giant }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:next_turn()
  s:expect(giant, { lacks = { "trample" } })
end)

scenario("War Chariot helps any creature, for {3} and no less", both, function(s)
  local chariot = s.bob:has("in play", "War Chariot")
  local hers = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Forest", 2)
  s:expect_illegal(function() s.bob:activates(chariot, { on = hers }) end, "R-COST-1")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(chariot, { on = s.sue }) end, "R-TARGET-1")
  s.bob:activates(chariot, { on = hers })
  s:expect(hers, { has = { "trample" } })
end)
