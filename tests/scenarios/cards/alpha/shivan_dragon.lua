local both = { "fifth", "microprose" }

scenario("Shivan Dragon flies and gets +1/+0 for each {R} until end of turn", both, function(s)
  local it = s.bob:has("in play", "Shivan Dragon")
  s.bob:lands("Mountain", 2)
  s.sue:has("in play", "Gray Ogre")
  s:expect(it, { power = 5, toughness = 5, has = { "flying" }, colours = { "red" } })
  s.bob:attacks { it }
  s.bob:activates(it)
  s.bob:activates(it)
  s:expect(it, { power = 7, toughness = 5 })
  s:to("main")
  s:expect(s.sue, { life = 13 })
  s:next_turn()
  s:expect(it, { power = 5 })
end)

scenario("Shivan Dragon is cast for {4}{R}{R} and no less", both, function(s)
  local it = s.bob:has("hand", "Shivan Dragon")
  s.bob:mana "{3}{R}{R}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)
