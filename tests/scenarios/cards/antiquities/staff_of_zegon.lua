local both = { "fifth", "microprose" }

scenario("Staff of Zegon takes 2 from a creature's power until end of turn", both, function(s)
  local staff = s.sue:has("in play", "Staff of Zegon")
  s.sue:lands("Forest", 3)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:activates(staff, { target = wurm })
  s:expect(wurm, { power = 4, toughness = 4 })
  s:expect(staff, { tapped = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
  s:next_turn()
  s:expect(wurm, { power = 6 })
end)

scenario("R-CRE-2 a creature whose power Staff of Zegon brings below 1 deals no damage, and heals nobody", both, function(s)
  local staff = s.sue:has("in play", "Staff of Zegon")
  s.sue:lands("Forest", 3)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  s.bob:attacks { sprites }
  s.sue:activates(staff, { target = sprites })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-TARGET-1 Staff of Zegon is for creatures, costs {3}, and is used once until it untaps", both, function(s)
  local staff = s.bob:has("in play", "Staff of Zegon")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local land = s.sue:has("in play", "Island")
  s.bob:mana "{2}"
  s:expect_illegal(function() s.bob:activates(staff, { target = wurm }) end, "R-COST-1")
  s.bob:mana "{4}"
  s:expect_illegal(function() s.bob:activates(staff, { target = land }) end, "R-TARGET-1")
  s.bob:activates(staff, { target = wurm })
  s:expect(wurm, { power = 4, toughness = 4 })
  s:expect_illegal(function() s.bob:activates(staff, { target = wurm }) end, "R-COST-2")
end)
