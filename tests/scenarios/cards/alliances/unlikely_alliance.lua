local both = { "fifth", "microprose" }

scenario("Unlikely Alliance gives a creature that neither attacks nor blocks +0/+2 until end of turn", both, function(s)
  local it = s.bob:has("in play", "Unlikely Alliance")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Plains", 2)
  s.bob:activates(it, { target = ogre })
  s:expect(ogre, { power = 2, toughness = 4 })
  s:next_turn()
  s:expect(ogre, { toughness = 2 })
end)

scenario("R-TARGET-1 Unlikely Alliance takes neither an attacker nor a blocker", both, function(s)
  local it = s.bob:has("in play", "Unlikely Alliance")
  s.bob:lands("Plains", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local quiet = s.bob:has("in play", "Scryb Sprites")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:expect_illegal(function() s.bob:activates(it, { target = bears }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(it, { target = ogre }) end, "R-TARGET-1")
  s.bob:activates(it, { target = quiet })
  s:expect(quiet, { toughness = 3 })
end)
