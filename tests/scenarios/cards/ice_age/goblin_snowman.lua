local both = { "fifth", "microprose" }

scenario("Goblin Snowman neither deals nor receives combat damage when it blocks, and shoots what it blocks", both, function(s)
  local snowman = s.sue:has("in play", "Goblin Snowman")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  s:expect(snowman, { power = 1, toughness = 1 })
  s.bob:attacks { wurm, sprites }
  s.sue:blocks { [snowman] = wurm }
  s:expect_illegal(function() s.sue:activates(snowman, { target = sprites }) end, "R-TARGET-1")
  s.sue:activates(snowman, { target = wurm })
  s:expect(wurm, { damage = 1 })
  s:to("main")
  s:expect(snowman, { zone = "in play", damage = 0, tapped = true })
  s:expect(wurm, { damage = 1 })
  s:expect(s.sue, { life = 19 })
end)

scenario("Goblin Snowman that attacks deals and receives damage as any creature", both, function(s)
  local snowman = s.bob:has("in play", "Goblin Snowman")
  local wall = s.sue:makes("Test Wall", { power = 1, toughness = 9 })
  s.bob:attacks { snowman }
  s.sue:blocks { [wall] = snowman }
  s:to("end of attack")
  s:expect(wall, { damage = 1 })
  s:expect(snowman, { zone = "graveyard" })
end)

scenario("Goblin Snowman that blocks is hurt by other damage than that of combat", both, function(s)
  local snowman = s.sue:has("in play", "Goblin Snowman")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [snowman] = wurm }
  s.bob:casts("Lightning Bolt", { target = snowman })
  s:expect(snowman, { zone = "graveyard" })
end)

scenario("Goblin Snowman shoots what it blocks only, and a trampling attacker has no excess over the damage that it does not take", { "fifth", "microprose" }, function(s)
  local g = s.bob:has("in play", "Goblin Snowman")
  local m = s.sue:has("in play", "War Mammoth")
  local b = s.sue:has("in play", "Grizzly Bears")
  s:turn_of(s.sue)
  s.sue:attacks { m, b }
  s.bob:blocks { [g] = m }
  s:expect_illegal(function() s.bob:activates(g, { on = b }) end, "R-TARGET-1")
  s.bob:activates(g, { on = m })
  s:expect(m, { damage = 1 })
  s:to("end of attack")
  s:expect(g, { zone = "in play" })
  s:expect(s.bob, { life = 18 })
end)

scenario("Goblin Snowman that blocks an attacker with first strike takes nothing", { "fifth", "microprose" }, function(s)
  local g = s.bob:has("in play", "Goblin Snowman")
  local m = s.sue:has("in play", "White Knight")
  s:turn_of(s.sue)
  s.sue:attacks { m }
  s.bob:blocks { [g] = m }
  s:to("end of attack")
  s:expect(g, { zone = "in play", damage = 0 }); s:expect(m, { damage = 0 })
end)
