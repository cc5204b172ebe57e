local both = { "fifth", "microprose" }

scenario("R-DP-2 Al-abara's Carpet prevents the damage of all attackers without flying, when it is dealt", both, function(s)
  local carpet = s.sue:has("in play", "Al-abara's Carpet")
  s.sue:lands("Island", 5)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.bob:has("in play", "Serra Angel")
  s.bob:attacks { wurm, ogre, angel }
  s:expect_illegal(function() s.sue:activates(carpet) end, "R-DP-8")
  s.sue:blocks {}
  s.sue:will_prevent(carpet)
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)
