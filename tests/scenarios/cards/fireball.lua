scenario("Fireball divides its damage evenly and rounds down", function(s)
  local beasts = {}
  for i = 1, 3 do beasts[i] = s.sue:makes("Beast " .. i, { power = 1, toughness = 4 }) end
  s.bob:has("hand", "Fireball")
  s.bob:mana "{R}{C}{C}{C}{C}{C}{C}{C}"
  s.bob:casts("Fireball", { targets = { beasts[1], beasts[2], s.sue }, x = 5 })
  s:expect(beasts[1], { damage = 1 })
  s:expect(beasts[2], { damage = 1 })
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { mana = "" })
end)

scenario("each target of Fireball beyond the first costs one more", function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Fireball")
  s.bob:mana "{R}{C}{C}"
  s:expect_illegal(function() s.bob:casts("Fireball", { targets = { bears, s.sue }, x = 2 }) end, "or more cannot be paid for (R-TARGET-1, R-MANA-8)")
  s.bob:casts("Fireball", { targets = { bears, s.sue }, x = 1 })
  s:expect(bears, { damage = 0 })
  s:expect(s.bob, { mana = "" })
end)

scenario("Fireball is not aimed at a land", function(s)
  local forest = s.sue:has("in play", "Forest")
  s.bob:has("hand", "Fireball")
  s.bob:mana "{R}{R}{R}"
  s:expect_illegal(function() s.bob:casts("Fireball", { targets = { s.sue, forest }, x = 1 }) end, "Forest is no creature (R-TARGET-1)")
end)
