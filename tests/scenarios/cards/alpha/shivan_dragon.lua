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
