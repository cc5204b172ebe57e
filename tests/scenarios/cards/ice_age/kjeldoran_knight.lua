local both = { "fifth", "microprose" }

scenario("Kjeldoran Knight gets +1/+0 for {1}{W} and +0/+2 for {W}{W}, each as often as paid, until end of turn", both, function(s)
  local it = s.bob:has("in play", "Kjeldoran Knight", { tapped = true })
  s.bob:lands("Plains", 7)
  s.bob:lands("Forest", 1)
  s:expect(it, { power = 1, toughness = 1, has = { "banding" } })
  s.bob:activates(it, { ability = 1 })
  s:expect(it, { power = 2, toughness = 1 })
  s.bob:activates(it, { ability = 2 })
  s:expect(it, { power = 2, toughness = 3 })
  s.bob:activates(it, { ability = 2 })
  s.bob:activates(it, { ability = 1 })
  s:expect(it, { power = 3, toughness = 5 })
  s:next_turn()
  s:expect(it, { power = 1, toughness = 1 })
end)

scenario("R-COST-1 Kjeldoran Knight asks for white mana, twice for its toughness", both, function(s)
  local it = s.bob:has("in play", "Kjeldoran Knight")
  s.bob:lands("Forest", 2)
  s:expect_illegal(function() s.bob:activates(it, { ability = 1 }) end, "{W}")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:activates(it, { ability = 2 }) end, "{W}")
  s.bob:activates(it, { ability = 1 })
  s:expect(it, { power = 2 })
end)

scenario("R-BAND-6 Kjeldoran Knight among the blockers has the defender divide the damage, and takes it all on its new toughness", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local it = s.sue:has("in play", "Kjeldoran Knight")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Plains", 6)
  s.bob:attacks { wurm }
  s.sue:blocks { [it] = wurm, [bears] = wurm }
  for _ = 1, 3 do s.sue:activates(it, { ability = 2 }) end
  s.sue:assigns { [wurm] = { [it] = 6 } }
  s:to("main")
  s:expect(it, { zone = "in play", damage = 6 })
  s:expect(bears, { zone = "in play", damage = 0 })
end)
