scenario("Equinox counters what would destroy a land of its controller, and nothing else", function(s)
  local plains = s.bob:has("in play", "Plains")
  local forest = s.bob:has("in play", "Forest")
  local equinox = s.bob:has("in play", "Equinox", { on = plains })
  local other = s.sue:has("in play", "Forest")
  s:card [[ return sorcery "Sink It" { cost = "{R}", target = land, destroy(target) } ]]
  s.sue:lands("Mountain", 3)
  s.sue:has("hand", "Sink It", { count = 2 })
  s:turn_of(s.sue)
  local first = s.sue:casts("Sink It", { target = other, held = true })
  s:expect_illegal(function() s.bob:interrupts(first, equinox) end, "Equinox")
  s:resolve()
  s:expect(other, { zone = "graveyard" })
  local second = s.sue:casts("Sink It", { target = forest, held = true })
  s.bob:interrupts(second, equinox)
  s:expect(forest, { zone = "in play" })
  s:expect(plains, { tapped = true })
end)

scenario("Equinox counters Armageddon", { "fifth", "microprose" }, function(s)
  local plains = s.bob:has("in play", "Plains")
  local forest = s.bob:has("in play", "Forest")
  local equinox = s.bob:has("in play", "Equinox", { on = plains })
  s.sue:lands("Plains", 4)
  s.sue:has("hand", "Armageddon")
  s:turn_of(s.sue)
  local spell = s.sue:casts("Armageddon", { held = true })
  s.bob:interrupts(spell, equinox)
  s:expect(spell, { zone = "graveyard" })
  s:expect(forest, { zone = "in play" })
  s:expect(plains, { zone = "in play", tapped = true })
end)

scenario("Equinox, ruling 2004-10-04: damage to an animated land is not for it to counter", { "fifth", "microprose" }, function(s)
  local plains = s.bob:has("in play", "Plains")
  local forest = s.bob:has("in play", "Forest")
  local equinox = s.bob:has("in play", "Equinox", { on = plains })
  s.bob:has("in play", "Living Plane")
  s.sue:lands("Mountain", 1)
  s.sue:has("hand", "Lightning Bolt")
  local bolt = s.sue:casts("Lightning Bolt", { on = forest, held = true })
  s:expect_illegal(function() s.bob:interrupts(bolt, equinox) end, "Equinox")
  s:resolve()
  s:expect(forest, { zone = "graveyard" })
end)

scenario("Equinox's land must be untapped to counter", { "fifth", "microprose" }, function(s)
  local plains = s.bob:has("in play", "Plains", { tapped = true })
  s.bob:has("in play", "Forest")
  local equinox = s.bob:has("in play", "Equinox", { on = plains })
  s.sue:lands("Plains", 4)
  s.sue:has("hand", "Armageddon")
  s:next_turn()
  local spell = s.sue:casts("Armageddon", { held = true })
  s:expect_illegal(function() s.bob:interrupts(spell, equinox) end, "R-COST")
end)

scenario("Equinox, ruling 2004-10-04: it counters no spell for which lands are sacrificed as it comes", { "fifth", "microprose" }, function(s)
  local plains = s.bob:has("in play", "Plains")
  local forest = s.bob:has("in play", "Forest")
  local equinox = s.bob:has("in play", "Equinox", { on = plains })
  s.bob:has("hand", "Wood Elemental")
  s.bob:mana "{C}{C}{C}{G}"
  local spell = s.bob:casts("Wood Elemental", { held = true })
  s:expect_illegal(function() s.bob:interrupts(spell, equinox, { unprompted = true }) end, "Equinox")
  s.bob:will("number", 1)
  s:resolve()
  s:expect(forest, { zone = "graveyard" })
end)

scenario("Equinox, ruling 2004-10-04: it counters no spell that leads to a land's destruction later only", { "fifth", "microprose" }, function(s)
  local plains = s.bob:has("in play", "Plains")
  local forest = s.bob:has("in play", "Forest")
  local equinox = s.bob:has("in play", "Equinox", { on = plains })
  s.sue:lands("Swamp", 3)
  s.sue:has("hand", "Erosion")
  s.sue:lands("Island", 3)
  s:turn_of(s.sue)
  local spell = s.sue:casts("Erosion", { on = forest, held = true })
  s:expect_illegal(function() s.bob:interrupts(spell, equinox) end, "Equinox")
  s:resolve()
  s:expect(spell, { zone = "in play" })
end)

scenario("Equinox, ruling 2013-09-20: what counts is whether the spell would destroy a land if it were resolved now", { "fifth", "microprose" }, function(s)
  local forest = s.bob:has("in play", "Forest")
  local plains = s.bob:has("in play", "Plains")
  local equinox = s.bob:has("in play", "Equinox", { on = forest })
  local terrain = s.bob:has("in play", "Phantasmal Terrain", { on = plains, choosing = "island" })
  s.sue:lands("Mountain", 8)
  s.sue:has("hand", "Flashfires", { count = 2 })
  s:turn_of(s.sue)
  local first = s.sue:casts("Flashfires", { held = true })
  s:expect_illegal(function() s.bob:interrupts(first, equinox) end, "Equinox")
  s:resolve()
  s:expect(plains, { zone = "in play" })
  s.bob:has("hand", "Disenchant")
  s.bob:mana "{C}{W}"
  s.bob:casts("Disenchant", { on = terrain })
  local second = s.sue:casts("Flashfires", { held = true })
  s.bob:interrupts(second, equinox)
  s:expect(second, { zone = "graveyard" })
  s:expect(plains, { zone = "in play" })
end)

scenario("Equinox, ruling 2004-10-04: it counters no spell that destroys a land only where a coin says so", { "fifth", "microprose" }, function(s)
  local plains = s.bob:has("in play", "Plains")
  local forest = s.bob:has("in play", "Forest")
  local equinox = s.bob:has("in play", "Equinox", { on = plains })
  s:card [[ return sorcery "Lucky Tremor" { cost = "{R}", target = land, text = "Flip a coin. If you win the flip, destroy target land.",
    flip_coin { won = { destroy(target) } } } ]]
  s.sue:lands("Mountain", 1)
  s.sue:has("hand", "Lucky Tremor")
  s:turn_of(s.sue)
  local spell = s.sue:casts("Lucky Tremor", { target = forest, held = true })
  s:expect_illegal(function() s.bob:interrupts(spell, equinox) end, "Equinox")
  s:chance { "heads" }
  s:resolve()
  s:expect(forest, { zone = "graveyard" })
end)

scenario("Equinox, ruling 2008-10-01: it counters no spell that destroys a land only where somebody chooses so", { "fifth", "microprose" }, function(s)
  local plains = s.bob:has("in play", "Plains")
  local forest = s.bob:has("in play", "Forest")
  local equinox = s.bob:has("in play", "Equinox", { on = plains })
  s:card [[ return sorcery "Gentle Tremor" { cost = "{R}", target = land, text = "You may destroy target land.",
    may { destroy(target) } } ]]
  s.sue:lands("Mountain", 1)
  s.sue:has("hand", "Gentle Tremor")
  s:turn_of(s.sue)
  local spell = s.sue:casts("Gentle Tremor", { target = forest, held = true })
  s.sue:will("pay", true)
  s:expect_illegal(function() s.bob:interrupts(spell, equinox) end, "Equinox")
  s:resolve()
  s:expect(forest, { zone = "graveyard" })
end)

-- The spell, how it is cast, and what makes the land a thing that it destroys.
local kills = {
  { "Volcanic Eruption", { x = 1, target = "mountain" } },
  { "Pillage", { target = "plains" } },
  { "Desert Twister", { target = "plains" } },
  { "Jokulhaups", {} },
  { "Fissure", { target = "plains" } },
  { "Stench of Evil", {} },
  { "Avalanche", { x = 1, target = "snow" } },
  { "Wrath of God", {}, "Living Plane" },
  { "Terror", { target = "plains" }, "Living Plane" },
}
for _, kill in ipairs(kills) do
  scenario("Equinox counters " .. kill[1] .. ", which would destroy or bury a land of its controller" .. (kill[3] and " under " .. kill[3] or ""),
    { "fifth", "microprose" }, function(s)
      local lands = { plains = s.bob:has("in play", "Plains"), mountain = s.bob:has("in play", "Mountain"), snow = s.bob:has("in play", "Snow-Covered Swamp") }
      local forest = s.bob:has("in play", "Forest")
      local equinox = s.bob:has("in play", "Equinox", { on = forest })
      if kill[3] then s.bob:has("in play", kill[3]) end
      s.sue:has("hand", kill[1])
      s:turn_of(s.sue)
      s.sue:mana "{W}{W}{W}{W}{U}{U}{U}{U}{B}{B}{B}{B}{R}{R}{R}{R}{G}{G}{G}{G}"
      local how = { held = true, x = kill[2].x, target = lands[kill[2].target] }
      local spell = s.sue:casts(kill[1], how)
      s.bob:interrupts(spell, equinox)
      s:expect(spell, { zone = "graveyard" })
      s:expect(forest, { tapped = true })
      for _, land in pairs(lands) do s:expect(land, { zone = "in play" }) end
    end)
end

scenario("Equinox counters its controller's own Armageddon, and no spell that destroys a land which somebody else controls by now", { "fifth", "microprose" }, function(s)
  local forest = s.bob:has("in play", "Forest")
  local equinox = s.bob:has("in play", "Equinox", { on = forest })
  local lost = s.bob:has("in play", "Plains", { controller = s.sue })
  s.bob:has("hand", "Stone Rain"); s.bob:has("hand", "Armageddon")
  s.bob:mana "{C}{C}{R}{W}{W}{W}{W}"
  local rain = s.bob:casts("Stone Rain", { target = lost, held = true })
  s:expect_illegal(function() s.bob:interrupts(rain, equinox) end, "Equinox")
  s:resolve()
  s:expect(lost, { zone = "graveyard" })
  local geddon = s.bob:casts("Armageddon", { held = true })
  s.bob:interrupts(geddon, equinox)
  s:expect(forest, { zone = "in play", tapped = true })
end)

scenario("Equinox put on the opponent's land taps it to counter", { "fifth", "microprose" }, function(s)
  local forest = s.bob:has("in play", "Forest")
  local equinox = s.sue:has("in play", "Equinox", { on = forest })
  local mine = s.sue:has("in play", "Plains")
  s.bob:has("hand", "Stone Rain")
  s.bob:mana "{2}{R}"
  local rain = s.bob:casts("Stone Rain", { on = mine, held = true })
  s.sue:interrupts(rain, equinox, { target = rain })
  s:expect(mine, { zone = "in play" })
  s:expect(forest, { tapped = true })
end)

scenario("Equinox does not counter Stone Rain on a land that Consecrate Land keeps from being destroyed", { "fifth", "microprose" }, function(s)
  local forest = s.bob:has("in play", "Forest")
  local equinox = s.bob:has("in play", "Equinox", { on = forest })
  local plains = s.bob:has("in play", "Plains")
  s.bob:has("in play", "Consecrate Land", { on = plains })
  s.sue:has("hand", "Stone Rain"); s.sue:lands("Mountain", 3)
  s:turn_of(s.sue)
  local rain = s.sue:casts("Stone Rain", { target = plains, held = true })
  s:expect_illegal(function() s.bob:interrupts(rain, equinox) end, "Equinox")
  s:resolve()
  s:expect(plains, { zone = "in play" })
  s:expect(forest, { tapped = false })
end)
