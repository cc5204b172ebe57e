scenario("Lost Soul walks through swamps", function(s)
  local soul = s.bob:has("in play", "Lost Soul")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { soul }
  s:expect_illegal(function() s.sue:blocks { [bears] = soul } end, "Lost Soul has swampwalk")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)
