local both = { "fifth", "microprose" }

scenario("Melting takes the snow off all lands, of both players, and leaves their type", both, function(s)
  local mine = s.bob:has("in play", "Snow-Covered Forest")
  local theirs = s.sue:has("in play", "Snow-Covered Mountain")
  s.bob:has("hand", "Melting")
  s.bob:mana "{3}{R}"
  s.bob:casts("Melting")
  s:expect(mine, { land_types = { "forest" }, types = { "basic", "land" } })
  s:expect(theirs, { land_types = { "mountain" } })
  s.bob:taps_for_mana(mine)
  s:expect(s.bob, { mana = "{G}" })
  local giant = s.bob:has("in play", "Karplusan Giant")
  s.bob:has("in play", "Snow-Covered Swamp")          -- it came later (R-CONT-2)
  s:expect_illegal(function() s.bob:activates(giant) end, "R-TARGET-1")
end)

scenario("Under Melting a snow-covered landwalk finds no land, and when Melting is gone it does", both, function(s)
  local dryad = s.bob:has("in play", "Rime Dryad")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Snow-Covered Forest", 1)
  local it = s.sue:has("in play", "Melting")
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s.bob:attacks { dryad }
  s.sue:blocks { [ogre] = dryad }
  s:expect(ogre, { blocking = dryad })
  s:to("main")
  local second = s.bob:has("in play", "Rime Dryad")
  s.bob:casts("Disenchant", { on = it })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { second }
  s:expect_illegal(function() s.sue:blocks { [ogre] = second } end, "R-LW-1")
end)
