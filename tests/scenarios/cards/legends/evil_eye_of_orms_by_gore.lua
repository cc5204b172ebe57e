local both = { "fifth", "microprose" }

scenario("While Evil Eye of Orms-by-Gore is there, Evil Eyes alone attack for its controller", both, function(s)
  local eye = s.bob:has("in play", "Evil Eye of Orms-by-Gore")
  local second = s.bob:has("in play", "Evil Eye of Orms-by-Gore")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { bears } end, "Evil Eye of Orms-by-Gore")
  s.bob:attacks { eye, second }
  s:to("main")
  s:expect(s.sue, { life = 14 })
  s:next_turn()
  s.sue:attacks { ogre }                           -- the other player's creatures are free
  s:to("main")
  s:expect(s.bob, { life = 18 })
end)

scenario("Evil Eye of Orms-by-Gore is blocked by Walls only, not by a flier either", both, function(s)
  local eye = s.bob:has("in play", "Evil Eye of Orms-by-Gore")
  local angel = s.sue:has("in play", "Serra Angel")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { eye }
  s:expect_illegal(function() s.sue:blocks { [angel] = eye } end, "Evil Eye of Orms-by-Gore")
  s.sue:blocks { [wall] = eye }
  s:to("main")
  s:expect(wall, { damage = 3 })
  s:expect(eye, { power = 3, toughness = 6 })
end)

scenario("Evil Eye of Orms-by-Gore attacks together with a Vesuvan Doppelganger that is one, and only Walls block that, too", both, function(s)
  local eye = s.bob:has("in play", "Evil Eye of Orms-by-Gore")
  local copy = s.bob:has("in play", "Vesuvan Doppelganger", { choosing = eye })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { bears } end, "Evil Eye")
  s.bob:attacks { eye, copy }
  s:expect_illegal(function() s.sue:blocks { [ogre] = copy } end, "Evil Eye")
  s.sue:blocks { [wall] = copy }
end)
