scenario("Lost Soul walks through swamps", function(s)
  local soul = s.bob:has("in play", "Lost Soul")
  s:expect(soul, { power = 2, toughness = 1 })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { soul }
  s:expect_illegal(function() s.sue:blocks { [bears] = soul } end, "Lost Soul has swampwalk")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("Lost Soul is blocked where the defender has no swamp, and walks through a Bayou", { "fifth", "microprose" }, function(s)
  local soul = s.bob:has("in play", "Lost Soul")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Forest", 1)
  s.bob:lands("Swamp", 1)
  s.bob:attacks { soul }
  s.sue:blocks { [bears] = soul }
  s:to("main")
  s:expect(soul, { zone = "graveyard" })
  local other = s.bob:has("in play", "Lost Soul")
  local third = s.sue:has("in play", "Gray Ogre")
  s.sue:has("in play", "Bayou")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { other }
  s:expect_illegal(function() s.sue:blocks { [third] = other } end, "R-LW-1")
end)
