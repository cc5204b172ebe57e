local both = { "fifth", "microprose" }

scenario("Hallowed Ground returns a land to its owner's hand, as often as it is paid for", both, function(s)
  local ground = s.bob:has("in play", "Hallowed Ground")
  local forest = s.bob:has("in play", "Forest")
  local bayou = s.bob:has("in play", "Bayou", { tapped = true })
  s.bob:mana "{W}{W}{W}{W}"
  s.bob:activates(ground, { on = forest })
  s.bob:activates(ground, { on = bayou })
  s:expect(s.bob, { hand = { "Forest", "Bayou" }, mana = "" })
  s:expect(ground, { zone = "in play" })
end)

scenario("R-TARGET-1 Hallowed Ground returns no snow-covered land, none of the opponent's and nothing else", both, function(s)
  local ground = s.bob:has("in play", "Hallowed Ground")
  s.bob:has("in play", "Plains")
  local snow = s.bob:has("in play", "Snow-Covered Plains")
  local theirs = s.sue:has("in play", "Forest")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{W}{W}"
  s:expect_illegal(function() s.bob:activates(ground, { on = snow }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(ground, { on = theirs }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(ground, { on = bears }) end, "R-TARGET-1")
end)

scenario("R-COST-1 Hallowed Ground asks for two white mana", both, function(s)
  local ground = s.bob:has("in play", "Hallowed Ground")
  local forest = s.bob:has("in play", "Forest")
  s.bob:mana "{W}{R}"
  s:expect_illegal(function() s.bob:activates(ground, { on = forest }) end, "R-COST-1")
end)

scenario("R-ZONE-1 Hallowed Ground returns a stolen land to the hand of its owner", both, function(s)
  local ground = s.bob:has("in play", "Hallowed Ground")
  local forest = s.sue:has("in play", "Forest", { controller = s.bob })
  s.bob:mana "{W}{W}"
  s.bob:activates(ground, { on = forest })
  s:expect(s.sue, { hand = { "Forest" } })
  s:expect(s.bob, { hand = 0 })
end)

scenario("R-TARGET-5 Hallowed Ground does not return a land that has changed hands in response", both, function(s)
  local ground = s.bob:has("in play", "Hallowed Ground")
  local forest = s.bob:has("in play", "Forest")
  s.bob:mana "{W}{W}"
  s:card [[ return instant "Test Deed" { cost = "{U}", text = "Gain control of target land.", target = land, for_good(target, { controller = you }) } ]]
  s.sue:has("hand", "Test Deed")
  s.sue:lands("Island", 1)
  s.bob:activates(ground, { on = forest, held = true })
  s.sue:casts("Test Deed", { on = forest })
  s:resolve()
  s:expect(forest, { zone = "in play", controller = s.sue })
end)

scenario("Hallowed Ground returns a land whose snow has melted", both, function(s)
  local ground = s.bob:has("in play", "Hallowed Ground")
  local snow = s.bob:has("in play", "Snow-Covered Plains")
  s.bob:has("in play", "Melting")
  s.bob:mana "{W}{W}"
  s.bob:activates(ground, { on = snow })
  s:expect(s.bob, { hand = { "Snow-Covered Plains" } })
end)

scenario("Hallowed Ground leaves what enchanted the land to the graveyard, and the land may be played again in the same turn", both, function(s)
  local g = s.bob:has("in play", "Hallowed Ground")
  local f = s.bob:has("in play", "Mishra's Factory")
  local en = s.bob:has("in play", "Psychic Venom", { on = f })
  s.bob:mana "{W}{W}"
  s.bob:activates(g, { on = f })
  s:expect(f, { zone = "hand" })
  s:expect(en, { zone = "graveyard" })
  s.bob:plays_land(f)
end)
