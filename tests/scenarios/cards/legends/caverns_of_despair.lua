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

scenario("Caverns of Despair let two of three creatures heed Siren's Call, and the third is destroyed", both, function(s)
  s.bob:has("in play", "Caverns of Despair")
  local one = s.bob:has("in play", "Gray Ogre")
  local two = s.bob:has("in play", "Gray Ogre")
  local three = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Siren's Call")
  s.sue:lands("Island", 1)
  s.sue:casts("Siren's Call")
  s:expect_illegal(function() s.bob:attacks { one } end, "R-CBT-6")
  s.bob:attacks { one, two }
  s.sue:blocks {}
  s:next_turn()
  s:expect(one, { zone = "in play" })
  s:expect(three, { zone = "graveyard" })
end)
