local both = { "fifth", "microprose" }

scenario("R-BAND-5 Beast Walkers gain banding for {G} until end of turn, and attack in a band", both, function(s)
  local walkers = s.bob:has("in play", "Beast Walkers")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:lands("Forest", 1)
  s:expect(walkers, { power = 2, toughness = 2, lacks = { "banding" } })
  s:expect_illegal(function() s.bob:attacks { { walkers, ogre } } end, "R-BAND-1")
  s.bob:activates(walkers)
  s:expect(walkers, { has = { "banding" } })
  s.bob:attacks { { walkers, ogre } }
  s.sue:blocks { [giant] = ogre }
  s.bob:assigns { [giant] = { [walkers] = 3 } }
  s:to("end of attack")
  s:expect(walkers, { zone = "graveyard" })
  s:expect(giant, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
end)

scenario("Beast Walkers lose banding at the end of the turn, and take green mana only", both, function(s)
  local walkers = s.bob:has("in play", "Beast Walkers")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:activates(walkers) end, "{G}")
  s.bob:lands("Forest", 1)
  s.bob:activates(walkers)
  s:next_turn()
  s:expect(walkers, { lacks = { "banding" } })
end)
