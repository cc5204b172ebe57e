local both = { "fifth", "microprose" }

scenario("Dragon Engine gains +1/+0 for each {2} until end of turn", both, function(s)
  local engine = s.bob:has("in play", "Dragon Engine")
  s.bob:lands("Mountain", 4)
  s:expect(engine, { power = 1, toughness = 3, types = { "artifact", "creature" }, colours = {} })
  s.bob:attacks { engine }
  s.bob:activates(engine)
  s.bob:activates(engine)
  s:expect(engine, { power = 3, toughness = 3 })
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
  s:expect_illegal(function() s.bob:activates(engine) end, "cannot be paid")
  s:next_turn()
  s:expect(engine, { power = 1, toughness = 3 })
end)

scenario("R-PUMP-1 Dragon Engine is used on the turn it is cast, and tapped", both, function(s)
  local engine = s.bob:has("in play", "Dragon Engine", { sick = true, tapped = true })
  s.bob:lands("Mountain", 2)
  s.bob:activates(engine)
  s:expect(engine, { power = 2 })
end)
