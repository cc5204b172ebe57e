local both = { "fifth", "microprose" }

scenario("Fumarole pays 3 life to destroy a creature and a land", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local island = s.sue:has("in play", "Island")
  s.bob:has("hand", "Fumarole")
  s.bob:mana "{C}{C}{C}{B}{R}"
  s.bob:casts("Fumarole", { targets = { bears, island } })
  s:expect(bears, { zone = "graveyard" })
  s:expect(island, { zone = "graveyard" })
  s:expect(s.bob, { life = 17 })
end)

scenario("Fumarole needs both a creature and a land, and 3 life", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Fumarole")
  s.bob:mana "{C}{C}{C}{B}{R}"
  s:expect_illegal(function() s.bob:casts("Fumarole", { targets = { bears } }) end, "R-TARGET-1")
  local island = s.sue:has("in play", "Island")
  s.bob:life(2)
  s:expect_illegal(function() s.bob:casts("Fumarole", { targets = { bears, island } }) end, "life")
end)

scenario("R-TARGET-5 Fumarole destroys the land where the creature is gone", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local island = s.sue:has("in play", "Island", { tapped = true })
  s.bob:has("hand", "Fumarole")
  s.bob:mana "{C}{C}{C}{B}{R}"
  s.sue:has("hand", "Unsummon")
  s.sue:mana "{U}"
  s.bob:casts("Fumarole", { targets = { bears, island }, held = true })
  s.sue:casts("Unsummon", { on = bears, held = true })
  s:resolve()
  s:expect(island, { zone = "graveyard" })
  s:expect(bears, { zone = "hand" })
end)

scenario("A creature that Fumarole destroys may regenerate", both, function(s)
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local island = s.sue:has("in play", "Island")
  s.sue:lands("Swamp", 1)
  s.bob:has("hand", "Fumarole")
  s.bob:mana "{C}{C}{C}{B}{R}"
  s.sue:will_regenerate(skeletons)
  s.bob:casts("Fumarole", { targets = { skeletons, island } })
  s:expect(skeletons, { zone = "in play" })
  s:expect(island, { zone = "graveyard" })
end)

scenario("Fumarole is cast with the last 3 life, and kills nobody before the phase ends (D-05)", { "fifth", "microprose" }, function(s)
  local f = s.sue:has("in play", "Forest")
  s.bob:life(3)
  s.bob:has("hand", "Fumarole"); s.bob:lands("Swamp", 3); s.bob:lands("Mountain", 3)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:casts("Fumarole", { targets = { bears, f } })
  s:expect(s.bob, { life = 0 })
  s:expect(bears, { zone = "graveyard" }); s:expect(f, { zone = "graveyard" })
end)

scenario("Fumarole, copied by Fork: the copy costs no life, and has targets of its own", { "fifth", "microprose" }, function(s)
  local a, b = s.sue:has("in play", "Craw Wurm"), s.sue:has("in play", "Hill Giant")
  local f, g = s.sue:has("in play", "Forest"), s.sue:has("in play", "Island")
  s.bob:has("hand", "Fumarole"); s.bob:lands("Swamp", 3); s.bob:lands("Mountain", 5); s.bob:has("hand", "Fork")
  local fu = s.bob:casts("Fumarole", { targets = { a, f }, held = true })
  s.bob:will("target", b); s.bob:will("target", g)
  s.bob:interrupts(fu, "Fork", { target = fu })
  s:resolve()
  s:expect(s.bob, { life = 17 })
  for _, x in ipairs { a, b, f, g } do s:expect(x, { zone = "graveyard" }) end
end)

scenario("Fumarole needs two cards: a land that is a creature is not both of its targets (R-TARGET-4)", { "fifth", "microprose" }, function(s)
  local f = s.sue:has("in play", "Forest"); local g = s.bob:has("in play", "Mishra's Groundbreaker")
  s.bob:activates(g, { target = f })
  s.bob:has("hand", "Fumarole"); s.bob:mana "{B}{R}{R}{R}{R}"
  s:expect_illegal(function() s.bob:casts("Fumarole", { targets = { f, f } }) end, "R-TARGET")
end)
