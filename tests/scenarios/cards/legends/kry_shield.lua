local both = { "fifth", "microprose" }

scenario("Kry Shield adds an own creature's casting cost to its toughness, and the creature deals no damage this turn", both, function(s)
  local shield = s.bob:has("in play", "Kry Shield")
  local tim = s.bob:has("in play", "Prodigal Sorcerer")         -- {2}{U}, 1/1
  s.bob:lands("Forest", 2)
  s.bob:activates(shield, { on = tim })
  s:expect(tim, { power = 1, toughness = 4 })
  s.bob:activates(tim, { on = s.sue })
  s:expect(s.sue, { life = 20 })
  s:next_turn()
  s:expect(tim, { toughness = 1 })
end)

scenario("Kry Shield reaches no creature of the other player", both, function(s)
  local shield = s.bob:has("in play", "Kry Shield")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:lands("Forest", 2)
  s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:activates(shield, { on = wurm }) end, "R-TARGET-1")
end)
