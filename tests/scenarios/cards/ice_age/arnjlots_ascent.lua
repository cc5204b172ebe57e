local both = { "fifth", "microprose" }

scenario("Arnjlot's Ascent gives any creature flying until end of turn for {1}", both, function(s)
  local ascent = s.bob:has("in play", "Arnjlot's Ascent")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s.bob:activates(ascent, { target = wurm })
  s.bob:activates(ascent, { target = bears })
  s:expect(wurm, { has = { "flying" } })
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:blocks { [ogre] = wurm } end, "R-FLY-1")
  s.sue:blocks { [bears] = wurm }
  s:next_turn()
  s:expect(wurm, { lacks = { "flying" } })
end)

scenario("R-CUM-1 Arnjlot's Ascent costs {U}, then {U}{U}, and is buried when that is not paid", both, function(s)
  local ascent = s.bob:has("in play", "Arnjlot's Ascent")
  s.bob:lands("Island", 2)
  s:next_turn()
  s.bob:will("pay", true)
  s:next_turn()
  s:expect(ascent, { zone = "in play" })
  s:next_turn()
  s.bob:will("pay", true)
  s:next_turn()
  s:expect(ascent, { zone = "in play" })
  s:next_turn()
  -- {U}{U}{U} is more than two Islands give.
  s:next_turn()
  s:expect(ascent, { zone = "graveyard" })
end)
