local both = { "fifth", "microprose" }

scenario("Foul Familiar does not block, and returns to its owner's hand for {B} and 1 life", both, function(s)
  local familiar = s.sue:has("in play", "Foul Familiar")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:lands("Swamp", 1)
  s:expect(familiar, { power = 3, toughness = 1 })
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:blocks { [familiar] = ogre } end, "Foul Familiar")
  s.sue:activates(familiar)
  s:expect(familiar, { zone = "hand" })
  s:expect(s.sue, { life = 19 })
end)

scenario("Foul Familiar attacks; without {B} it does not return, and stolen it goes to its owner", both, function(s)
  local familiar = s.bob:has("in play", "Foul Familiar")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(familiar) end, "R-COST-1")
  s.bob:attacks { familiar }
  s:to("main")
  s:expect(s.sue, { life = 17 })
  s.sue:has("in play", "Control Magic", { on = familiar })
  s.sue:lands("Swamp", 1)
  s.sue:activates(familiar)
  s:expect(s.sue, { life = 16 })
  s:expect(s.bob, { hand = { "Foul Familiar" }, life = 20 })
end)
