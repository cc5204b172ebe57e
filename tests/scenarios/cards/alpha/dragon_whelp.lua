local both = { "fifth", "microprose" }

scenario("Dragon Whelp gets +1/+0 for {R}, three times without harm", both, function(s)
  local it = s.bob:has("in play", "Dragon Whelp")
  s:expect(it, { power = 2, toughness = 3, has = { "flying" } })
  s.bob:lands("Mountain", 3)
  for _ = 1, 3 do s.bob:activates(it) end
  s:expect(it, { power = 5, toughness = 3 })
  s:next_turn()
  s:expect(it, { zone = "in play", power = 2 })
end)

scenario("Dragon Whelp is destroyed at the end of a turn in which the fourth {R} was spent", both, function(s)
  local it = s.bob:has("in play", "Dragon Whelp")
  s.bob:lands("Mountain", 4)
  for _ = 1, 4 do s.bob:activates(it) end
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 14 })
  s:expect(it, { zone = "in play" })
  s:next_turn()
  s:expect(it, { zone = "graveyard" })
end)

scenario("Dragon Whelp counts each turn anew", both, function(s)
  local it = s.bob:has("in play", "Dragon Whelp")
  s.bob:lands("Mountain", 2)
  for _ = 1, 2 do s.bob:activates(it) end
  s:next_turn()
  s:next_turn()
  for _ = 1, 2 do s.bob:activates(it) end
  s:next_turn()
  s:expect(it, { zone = "in play" })
end)
