local both = { "fifth", "microprose" }

scenario("Chaos Harlequin gets +2/+0 for a card of the library that is no land", both, function(s)
  local it = s.bob:has("in play", "Chaos Harlequin")
  s.bob:lands("Mountain", 2)
  s.bob:library { "Gray Ogre", "Lightning Bolt", "Forest" }
  s.bob:activates(it)
  s:expect(it, { power = 4, toughness = 4 })
  s.bob:activates(it)
  s:expect(it, { power = 6, toughness = 4 })
  s:expect(s.bob, { out_of_game = { "Gray Ogre", "Lightning Bolt" }, library = 1 })
  s:next_turn()
  s:expect(it, { power = 2, toughness = 4 })
end)

scenario("Chaos Harlequin gets -4/-0 for a land", both, function(s)
  local it = s.bob:has("in play", "Chaos Harlequin")
  s.bob:lands("Mountain", 4)
  s.bob:library { "Tundra", "Gray Ogre", "Craw Wurm", "Gray Ogre" }
  s.bob:activates(it)
  s:expect(it, { toughness = 4 })
  s.bob:activates(it)
  s:expect(s.bob, { out_of_game = 2 })
  s.bob:activates(it)
  s:expect(it, { power = 2 })                    -- 2 - 4 + 2 + 2
  s:next_turn()
  s:expect(it, { power = 2, toughness = 4 })
end)

scenario("Chaos Harlequin costs red mana", both, function(s)
  local it = s.bob:has("in play", "Chaos Harlequin")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(it) end, "{R}")
end)
