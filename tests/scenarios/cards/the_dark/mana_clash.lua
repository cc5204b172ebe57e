scenario("Mana Clash, ruling 2004-10-04: its caster takes part and names the opponent as the target", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Mana Clash")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:casts("Mana Clash", { target = s.bob }) end, "R-TARGET-1")
  s:chance { "tails", "heads", "heads", "heads" }
  s.bob:casts("Mana Clash", { target = s.sue })
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Mana Clash goes on until both coins come up heads", function(s)
  s.bob:has("hand", "Mana Clash")
  s.bob:lands("Mountain", 1)
  s:chance { "tails", "tails", "heads", "tails", "tails", "heads", "heads", "heads" }
  s.bob:casts("Mana Clash")
  s:expect(s.bob, { life = 18 })
  s:expect(s.sue, { life = 18 })
end)

scenario("Mana Clash that begins with two heads does nothing", function(s)
  s.bob:has("hand", "Mana Clash")
  s.bob:lands("Mountain", 1)
  s:chance { "heads", "heads" }
  s.bob:casts("Mana Clash")
  s:expect(s.bob, { life = 20, graveyard = { "Mana Clash" } })
  s:expect(s.sue, { life = 20 })
end)
