local both = { "fifth", "microprose" }

scenario("R-LW-1 with Aysen Highway white creatures walk through plains, both players'", both, function(s)
  s.bob:has("in play", "Aysen Highway")
  local bearer = s.bob:has("in play", "Death Speakers")
  local hers = s.sue:has("in play", "Shield Bearer")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:lands("Plains", 1)
  s:expect(bearer, { has = { "plainswalk" } })
  s:expect(hers, { has = { "plainswalk" } })
  s:expect(ogre, { lacks = { "plainswalk" } })
  s.bob:attacks { bearer, ogre }
  s:expect_illegal(function() s.sue:blocks { [hers] = bearer } end, "R-LW-1")
  s.sue:blocks { [hers] = ogre }
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("Aysen Highway leads nowhere against who has no plains", both, function(s)
  s.bob:has("in play", "Aysen Highway")
  local speakers = s.bob:has("in play", "Death Speakers")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { speakers }
  s.sue:blocks { [ogre] = speakers }
  s:expect(ogre, { blocking = speakers })
end)
