local both = { "fifth", "microprose" }

scenario("Enslaved Scout gains mountainwalk until end of turn for {2}", both, function(s)
  local scout = s.bob:has("in play", "Enslaved Scout")
  s.bob:lands("Forest", 2)
  s.sue:lands("Mountain", 1)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:activates(scout)
  s.bob:attacks { scout }
  s:expect_illegal(function() s.sue:blocks { [ogre] = scout } end, "R-LW-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:turn_of(s.bob)
  s.bob:attacks { scout }
  s.sue:blocks { [ogre] = scout }
  s:expect(ogre, { blocking = true })
end)

scenario("Enslaved Scout with mountainwalk is blocked where there is no mountain, and pays {2} for it", both, function(s)
  local scout = s.bob:has("in play", "Enslaved Scout")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(scout) end, "{2}")
  s.bob:lands("Forest", 1)
  s.sue:lands("Forest", 1)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:activates(scout)
  s.bob:attacks { scout }
  s.sue:blocks { [ogre] = scout }
  s:expect(ogre, { blocking = true })
end)
