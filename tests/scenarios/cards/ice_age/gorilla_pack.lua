local both = { "fifth", "microprose" }

scenario("Gorilla Pack, a 3/3, attacks only where the defender has a Forest", both, function(s)
  local pack = s.bob:has("in play", "Gorilla Pack")
  s.bob:lands("Forest", 1)
  s.sue:lands("Island", 1)
  s:expect(pack, { power = 3, toughness = 3 })
  s:expect_illegal(function() s.bob:attacks { pack } end, "Gorilla Pack")
  s.sue:has("in play", "Bayou")
  s.bob:attacks { pack }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("Gorilla Pack is buried as soon as its controller has no Forest", both, function(s)
  local pack = s.bob:has("in play", "Gorilla Pack")
  local forest = s.bob:has("in play", "Forest")
  s.bob:lands("Island", 1)
  s.sue:lands("Forest", 1)
  s.sue:has("hand", "Stone Rain")
  s.sue:lands("Mountain", 3)
  s:next_turn()
  s:expect(pack, { zone = "in play" })
  s.sue:casts("Stone Rain", { on = forest })
  s:expect(pack, { zone = "graveyard" })
end)

scenario("Gorilla Pack that is summoned without a Forest is buried at once", both, function(s)
  local pack = s.bob:has("hand", "Gorilla Pack")
  s.bob:mana "{G}{G}{G}"
  s.bob:casts(pack)
  s:expect(pack, { zone = "graveyard" })
end)

scenario("R-LAND-2 a Bayou is a forest to Gorilla Pack, on either side", { "fifth", "microprose" }, function(s)
  local p = s.bob:has("in play", "Gorilla Pack"); local by = s.bob:has("in play", "Bayou")
  s.sue:has("in play", "Bayou")
  s.bob:attacks { p }
  s:to("main")
  s:expect(s.sue, { life = 17 })
  s:expect(p, { zone = "in play" })
end)
