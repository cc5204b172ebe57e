local both = { "fifth", "microprose" }

scenario("Kjeldoran Escort, ruling 2008-10-01: a band takes one creature without banding, and no second", both, function(s)
  local a = s.bob:has("in play", "Kjeldoran Escort")
  local b = s.bob:has("in play", "Kjeldoran Escort")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local giant = s.bob:has("in play", "Hill Giant")
  s:expect_illegal(function() s.bob:attacks { { a, b, ogre, giant } } end, "R-BAND-1")
  s.bob:attacks { { a, b, ogre }, giant }
  s:to("end of attack")
  s:expect(s.sue, { life = 11 })
end)

scenario("Kjeldoran Escort, ruling 2008-10-01: who blocks one of the band blocks all of it", both, function(s)
  local escort = s.bob:has("in play", "Kjeldoran Escort")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { { escort, ogre } }
  s.sue:blocks { [wall] = ogre }
  s:to("main")
  s:expect(wall, { damage = 4 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Kjeldoran Escort, ruling 2009-10-01: its controller divides the damage that a creature deals to the band", both, function(s)
  local escort = s.bob:has("in play", "Kjeldoran Escort")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { { escort, wurm } }
  s.sue:blocks { [giant] = escort }
  s.bob:assigns { [giant] = { [wurm] = 3 } }
  s:to("main")
  s:expect(escort, { zone = "in play", damage = 0 })
  s:expect(wurm, { zone = "in play", damage = 3 })
  s:expect(giant, { zone = "graveyard" })
end)

scenario("Kjeldoran Escort is a 2/3 that is cast for {2}{W}{W}", both, function(s)
  s.bob:has("hand", "Kjeldoran Escort")
  s.bob:mana "{C}{C}{C}{W}"
  s:expect_illegal(function() s.bob:casts("Kjeldoran Escort") end, "R-COST-1")
  s.bob:mana "{C}{C}{W}{W}"
  s:expect(s.bob:casts("Kjeldoran Escort"), { power = 2, toughness = 3, has = { "banding" }, colours = { "white" } })
end)
