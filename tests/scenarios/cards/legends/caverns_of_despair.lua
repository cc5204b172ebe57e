local both = { "fifth", "microprose" }

scenario("Caverns of Despair lets no more than two creatures attack, of either player", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 3 })
  local ogres = s.sue:has("in play", "Gray Ogre", { count = 3 })
  s.bob:has("in play", "Caverns of Despair")
  s:expect_illegal(function() s.bob:attacks(bears) end, "Caverns of Despair")
  s.bob:attacks { bears[1], bears[2] }
  s:to("main")
  s:expect(s.sue, { life = 16 })
  s:next_turn()
  s:expect_illegal(function() s.sue:attacks(ogres) end, "Caverns of Despair")
end)

scenario("Caverns of Despair lets no more than two creatures block", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  local ogres = s.sue:has("in play", "Gray Ogre", { count = 3 })
  s.bob:has("in play", "Caverns of Despair")
  s.bob:attacks(bears)
  s:expect_illegal(function() s.sue:blocks { [ogres[1]] = bears[1], [ogres[2]] = bears[1], [ogres[3]] = bears[2] } end,
                   "Caverns of Despair")
  s.sue:blocks { [ogres[1]] = bears[1], [ogres[2]] = bears[2] }
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)
