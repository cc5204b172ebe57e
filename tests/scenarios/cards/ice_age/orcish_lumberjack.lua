local both = { "fifth", "microprose" }

for _, row in ipairs { { { "red", "red", "red" }, "{R}{R}{R}" }, { { "green", "red", "green" }, "{R}{G}{G}" }, { { "green", "green", "green" }, "{G}{G}{G}" } } do
  scenario("Orcish Lumberjack turns a Forest into " .. row[2], both, function(s)
    local it = s.bob:has("in play", "Orcish Lumberjack")
    local forest = s.bob:has("in play", "Forest", { tapped = true })
    s.bob:activates(it, { choosing = row[1] })
    s:expect(s.bob, { mana = row[2] })
    s:expect(forest, { zone = "graveyard" })
    s:expect(it, { tapped = true, power = 1, toughness = 1 })
    s:expect(s, { windows = {} })                     -- R-MANA-2
  end)
end

scenario("R-COST-3 Orcish Lumberjack sacrifices an own Forest and nothing else, R-SICK-1 not in the turn of its arrival", both, function(s)
  local it = s.bob:has("in play", "Orcish Lumberjack")
  s.bob:lands("Mountain", 1)
  s.sue:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(it) end, "R-COST-3")
  local sick = s.bob:has("in play", "Orcish Lumberjack", { sick = true })
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(sick) end, "R-SICK-1")
end)

scenario("Orcish Lumberjack takes a snow-covered forest or a Taiga, and gives the colours as wished", both, function(s)
  local jack = s.bob:has("in play", "Orcish Lumberjack")
  local other = s.bob:has("in play", "Orcish Lumberjack")
  local snow = s.bob:has("in play", "Snow-Covered Forest")
  local taiga = s.bob:has("in play", "Taiga")
  s.bob:activates(jack, { paying = { snow }, choosing = { "red", "green", "red" } })
  s:expect(snow, { zone = "graveyard" })
  s:expect(s.bob, { mana = "{R}{R}{G}" })
  s.bob:activates(other, { choosing = { "green", "green", "green" } })
  s:expect(taiga, { zone = "graveyard" })
  s:expect(s.bob, { mana = "{R}{R}{G}{G}{G}{G}" })
end)

scenario("Orcish Lumberjack that is hacked takes a swamp, and gives red and green as before", both, function(s)
  local jack = s.bob:has("in play", "Orcish Lumberjack")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  local swamp = s.bob:has("in play", "Swamp")
  local forest = s.bob:has("in play", "Forest")
  s.bob:casts("Magical Hack", { on = jack, choosing = { "forest", "swamp" } })
  s.bob:activates(jack, { choosing = { "red", "red", "green" } })
  s:expect(swamp, { zone = "graveyard" })
  s:expect(forest, { zone = "in play" })
  s:expect(s.bob, { mana = "{R}{R}{G}" })
end)
