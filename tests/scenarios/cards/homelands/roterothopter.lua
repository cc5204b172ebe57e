local both = { "fifth", "microprose" }

scenario("Roterothopter flies, and gets +1/+0 for {2} twice a turn", both, function(s)
  local it = s.bob:has("in play", "Roterothopter")
  s.bob:lands("Forest", 8)
  s:expect(it, { power = 0, toughness = 2, has = { "flying" }, types = { "artifact", "creature" } })
  s.bob:attacks { it }
  s.bob:activates(it)
  s:expect(it, { power = 1, toughness = 2 })
  s.bob:activates(it)
  s:expect_illegal(function() s.bob:activates(it) end, "does not allow it now")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:next_turn()
  s:expect(it, { power = 0 })
  s.bob:activates(it)
  s:expect(it, { power = 1 })
end)
