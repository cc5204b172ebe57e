scenario("Fire Drake grows by one power for one red mana each turn, no more", { "fifth", "microprose" }, function(s)
  local drake = s.bob:has("in play", "Fire Drake")
  s.bob:lands("Mountain", 2)
  s.bob:activates(drake)
  s:expect(drake, { power = 2, toughness = 2 })
  s:expect_illegal(function() s.bob:activates(drake) end, "does not allow it now")
  s:next_turn()
  s:expect(drake, { power = 1 })
  s.bob:activates(drake)
  s:expect(drake, { power = 2 })
end)

scenario("Fire Drake flies", { "fifth", "microprose" }, function(s)
  local drake = s.bob:has("in play", "Fire Drake")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { drake }
  s:expect_illegal(function() s.sue:blocks { [bears] = drake } end, "R-FLY-1")
end)

scenario("Fire Drake takes one {R} in each turn, the opponent's as well", { "fifth", "microprose" }, function(s)
  local drake = s.bob:has("in play", "Fire Drake")
  s.bob:mana "{R}{R}"
  s.bob:activates(drake)
  s:expect_illegal(function() s.bob:activates(drake) end, "R-GEN-1")
  s:turn_of(s.sue)
  s.bob:mana "{R}"
  s.bob:activates(drake)
  s:expect(drake, { power = 2 })
end)

scenario("Fire Drake that is stolen takes {R} of the thief's too in that turn", { "fifth", "microprose" }, function(s)
  local drake = s.bob:has("in play", "Fire Drake")
  s.bob:mana "{R}"
  s.bob:activates(drake)
  s.sue:has("hand", "Ray of Command"); s.sue:lands("Island", 4)
  s.sue:casts("Ray of Command", { target = drake })
  s.sue:mana "{R}"
  s.sue:activates(drake)
  s:expect(drake, { power = 3 })
end)
