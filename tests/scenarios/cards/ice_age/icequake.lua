local both = { "fifth", "microprose" }

scenario("Icequake destroys a land, and deals nothing for one without snow", both, function(s)
  local forest = s.sue:has("in play", "Forest")
  s.bob:has("hand", "Icequake")
  s.bob:mana "{1}{B}{B}"
  s.bob:casts("Icequake", { on = forest })
  s:expect(forest, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Icequake deals one damage to the controller of a snow-covered land", both, function(s)
  local snow = s.sue:has("in play", "Snow-Covered Forest")
  s.bob:has("hand", "Icequake")
  s.bob:mana "{1}{B}{B}"
  s.bob:casts("Icequake", { on = snow })
  s:expect(snow, { zone = "graveyard" })
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 20 })
end)

scenario("Icequake damages who controls the snow-covered land, not who owns it", both, function(s)
  local snow = s.bob:has("in play", "Snow-Covered Forest", { controller = s.sue })
  s.bob:has("hand", "Icequake")
  s.bob:mana "{1}{B}{B}"
  s.bob:casts("Icequake", { on = snow })
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 20, graveyard = { "Icequake", "Snow-Covered Forest" } })
end)

scenario("R-TARGET-1 Icequake hits nothing but a land", both, function(s)
  s.sue:has("in play", "Forest")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Icequake")
  s.bob:mana "{1}{B}{B}"
  s:expect_illegal(function() s.bob:casts("Icequake", { on = bears }) end, "R-TARGET-1")
end)

scenario("Icequake, ruling 2006-10-15: that a land is snow-covered is read on resolution, and a land without snow is a target", both, function(s)
  s.bob:has("in play", "Melting")
  local snow = s.sue:has("in play", "Snow-Covered Forest")
  s.bob:has("hand", "Icequake")
  s.bob:mana "{1}{B}{B}"
  s.bob:casts("Icequake", { on = snow })
  s:expect(snow, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Icequake on a land that Consecrate Land keeps: it stays, and being snow-covered still costs 1 damage", { "fifth", "microprose" }, function(s)
  local l = s.sue:has("in play", "Snow-Covered Swamp"); s.sue:has("in play", "Consecrate Land", { on = l })
  s.bob:has("hand", "Icequake"); s.bob:lands("Swamp", 3)
  s.bob:casts("Icequake", { target = l })
  s:expect(l, { zone = "in play" }); s:expect(s.sue, { life = 19 })
end)
