scenario("Mana Clash, ruling 2004-10-04: its caster takes part and names the opponent as the target", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Mana Clash")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:casts("Mana Clash", { target = s.bob }) end, "R-TARGET-1")
  s:chance { "tails", "heads", "heads", "heads" }
  s.bob:casts("Mana Clash", { target = s.sue })
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 20 })
end)
