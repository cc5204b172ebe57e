local both = { "fifth", "microprose" }

scenario("Spirit Shackle puts a -0/-2 counter on its creature each time it becomes tapped", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")               -- 6/4
  local shackle = s.sue:has("in play", "Spirit Shackle", { on = wurm })
  s.bob:attacks { wurm }
  s:expect(wurm, { power = 6, toughness = 2, counters = { ["-0/-2"] = 1 } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { wurm }
  s:expect(wurm, { zone = "graveyard" })
  s:expect(shackle, { zone = "graveyard" })
end)

scenario("The counters stay when Spirit Shackle is destroyed", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local shackle = s.sue:has("in play", "Spirit Shackle", { on = wurm })
  s.bob:attacks { wurm }
  s:to("main")
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s.bob:casts("Disenchant", { on = shackle })
  s:expect(wurm, { toughness = 2 })
end)

scenario("Spirit Shackle, ruling 2009-10-01: put on a tapped creature it does nothing yet", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm", { tapped = true })
  s.bob:has("hand", "Spirit Shackle")
  s.bob:lands("Swamp", 2)
  s.bob:casts("Spirit Shackle", { on = wurm })
  s:expect(wurm, { toughness = 4 })
end)

scenario("Spirit Shackle puts a counter on a creature that regenerates untapped, and none on one that was tapped (R-REGEN-3)", both, function(s)
  s:card [[ return summon "Troll" "Test Troll" { cost = "{1}", power = 0, toughness = 5, regeneration "{G}" } ]]
  local troll = s.bob:has("in play", "Test Troll")
  s.sue:has("in play", "Spirit Shackle", { on = troll })
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Terror", { count = 2 })
  s.sue:lands("Swamp", 4)
  s:card [[ return instant "Test Fall" { cost = "{B}", text = "Destroy target creature.", target = creature, destroy(target) } ]]
  s.sue:has("hand", "Test Fall", { count = 2 })
  s.bob:will_regenerate(troll)
  s.sue:casts("Test Fall", { on = troll })
  s:expect(troll, { zone = "in play", tapped = true, toughness = 3, counters = { ["-0/-2"] = 1 } })
  s.bob:will_regenerate(troll)
  s.sue:casts("Test Fall", { on = troll })
  s:expect(troll, { zone = "in play", tapped = true, toughness = 3, counters = { ["-0/-2"] = 1 } })
end)

scenario("Spirit Shackle: of two each puts a counter, and they go when the creature leaves play", both, function(s)
  local wall = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Holy Armor", { on = wall })
  s.sue:has("in play", "Spirit Shackle", { on = wall })
  s.sue:has("in play", "Spirit Shackle", { on = wall })
  s.bob:attacks { wall }
  s:expect(wall, { toughness = 2, counters = { ["-0/-2"] = 2 } })
end)
