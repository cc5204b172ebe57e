local both = { "fifth", "microprose" }

scenario("Glacial Chasm, ruling 2008-08-01: without another land it is sacrificed itself", both, function(s)
  local chasm = s.bob:has("hand", "Glacial Chasm")
  s.sue:has("in play", "Forest")
  s.bob:plays_land(chasm)
  s:expect(chasm, { zone = "graveyard" })
  s:expect(s.sue, { in_play = 1 })
end)
