local both = { "fifth", "microprose" }

scenario("Keeper of Tresserhorn unblocked costs the defending player 2 life and deals no damage", both, function(s)
  local it = s.bob:has("in play", "Keeper of Tresserhorn")
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("Keeper of Tresserhorn, ruling 2004-10-04: the life is lost as soon as no blocker is declared", both, function(s)
  local it = s.bob:has("in play", "Keeper of Tresserhorn")
  s.bob:attacks { it }
  s:expect(s.sue, { life = 20 })
  s.sue:blocks {}
  s:expect(s.sue, { life = 18 })
end)

scenario("Keeper of Tresserhorn, ruling 2013-04-15: with a blocker declared nothing is lost, and it deals its 6 damage", both, function(s)
  local it = s.bob:has("in play", "Keeper of Tresserhorn")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { it }
  s.sue:blocks { [wall] = it }
  s:to("main")
  s:expect(wall, { damage = 6 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-LIFE-6 the life that Keeper of Tresserhorn costs is no damage: no Circle prevents it", both, function(s)
  local keeper = s.bob:has("in play", "Keeper of Tresserhorn")
  local circle = s.sue:has("in play", "Circle of Protection: Black")
  s.sue:lands("Plains", 2)
  s.bob:attacks { keeper }
  s.sue:blocks {}
  s:expect(s.sue, { life = 18 })
  s:expect_illegal(function() s.sue:activates(circle) end, "R-DP-8")
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)
