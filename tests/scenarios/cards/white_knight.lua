scenario("White Knight cannot be the target of anything black", function(s)
  local knight = s.sue:has("in play", "White Knight")
  s.bob:has("hand", "Terror")
  s.bob:has("hand", "Unholy Strength")
  s.bob:lands("Swamp", 2)
  s:expect(knight, { has = { "first strike" } })
  s:expect_illegal(function() s.bob:casts("Terror", { on = knight }) end)
  s:expect_illegal(function() s.bob:casts("Unholy Strength", { on = knight }) end)
end)

scenario("E-132 White Knight against a 4/1", function(s)
  local brute = s.bob:makes("Brute", { power = 4, toughness = 1 })
  local knight = s.sue:has("in play", "White Knight")
  s.bob:attacks { brute }
  s.sue:blocks { [knight] = brute }
  s:to("end of attack")
  s:expect(brute, { zone = "graveyard" })
  s:expect(knight, { zone = "in play", damage = 0 })
end)

scenario("E-133 White Knight against Giant Spider", function(s)
  local spider = s.bob:makes("Giant Spider", { power = 2, toughness = 4, colours = { "green" } })
  local knight = s.sue:has("in play", "White Knight")
  s.bob:attacks { spider }
  s.sue:blocks { [knight] = spider }
  s:to("end of attack")
  s:expect(spider, { zone = "in play", damage = 2 })
  s:expect(knight, { zone = "graveyard" })
end)

scenario("E-144 Pestilence does nothing to White Knight", function(s)
  local pestilence = s.bob:has("in play", "Pestilence")
  s.bob:lands("Swamp", 1)
  local knight = s.sue:has("in play", "White Knight")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(pestilence)
  s:expect(knight, { damage = 0 })
  s:expect(bears, { damage = 1 })
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 19 })
end)

scenario("a black creature cannot block White Knight, and deals it no damage", function(s)
  local attacker = s.bob:has("in play", "White Knight")
  local knight = s.bob:has("in play", "White Knight")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.bob:attacks { attacker }
  s:expect_illegal(function() s.sue:blocks { [skeletons] = attacker } end)
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:next_turn()
  s.sue:attacks { skeletons }
  s.bob:blocks { [knight] = skeletons }
  s:to("end of attack")
  s:expect(knight, { damage = 0, zone = "in play" })
  s:expect(skeletons, { zone = "graveyard" })
end)
