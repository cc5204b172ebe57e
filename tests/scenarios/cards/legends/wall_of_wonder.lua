local both = { "fifth", "microprose" }

scenario("Wall of Wonder attacks as a 5/1 for {2}{U}{U}, that turn only", both, function(s)
  local wall = s.bob:has("in play", "Wall of Wonder")
  s.bob:lands("Island", 4)
  s:expect(wall, { power = 1, toughness = 5 })
  s:expect_illegal(function() s.bob:attacks { wall } end, "Wall")
  s.bob:activates(wall)
  s:expect(wall, { power = 5, toughness = 1 })
  s.bob:attacks { wall }
  s:to("main")
  s:expect(s.sue, { life = 15 })
  s:next_turn()
  s:expect(wall, { power = 1, toughness = 5 })
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { wall } end, "Wall")
end)

scenario("R-CRE-7 Wall of Wonder dies of the second payment in one turn", both, function(s)
  local wall = s.bob:has("in play", "Wall of Wonder")
  s.bob:lands("Island", 8)
  s.bob:activates(wall)
  s.bob:activates(wall)
  s:expect(wall, { zone = "graveyard" })
end)

scenario("Wall of Wonder, ruling 2004-10-04: it does not attack the turn it comes", both, function(s)
  local wall = s.bob:has("in play", "Wall of Wonder", { sick = true })
  s.bob:lands("Island", 4)
  s.bob:activates(wall)
  s:expect_illegal(function() s.bob:attacks { wall } end, "R-SICK-1")
end)

scenario("Wall of Wonder may still block, and its payment then makes it a 5/1", both, function(s)
  local wall = s.sue:has("in play", "Wall of Wonder")
  s.sue:lands("Island", 4)
  local giant = s.bob:has("in play", "Hill Giant")
  s.bob:attacks { giant }
  s.sue:blocks { [wall] = giant }
  s.sue:activates(wall)
  s:to("main")
  s:expect(giant, { zone = "graveyard" })
  s:expect(wall, { zone = "graveyard" })
end)
