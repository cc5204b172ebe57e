local both = { "fifth", "microprose" }

scenario("Flashfires destroys all plains of both players", both, function(s)
  s.bob:has("hand", "Flashfires")
  s.bob:mana "{3}{R}"
  local mine = s.bob:has("in play", "Plains")
  local theirs = s.sue:has("in play", "Plains", { count = 2 })
  local mountain = s.sue:has("in play", "Mountain")
  s.bob:casts("Flashfires")
  s:expect(mine, { zone = "graveyard" })
  s:expect(theirs[1], { zone = "graveyard" })
  s:expect(theirs[2], { zone = "graveyard" })
  s:expect(mountain, { zone = "in play" })
end)

scenario("R-LAND-2 Flashfires takes what counts as plains now", both, function(s)
  s.bob:has("hand", "Flashfires")
  s.bob:mana "{3}{R}"
  local tundra = s.sue:has("in play", "Tundra")
  local snow = s.sue:has("in play", "Snow-Covered Plains")
  local plains = s.sue:has("in play", "Plains")
  s.bob:has("in play", "Evil Presence", { on = plains })
  local mountain = s.sue:has("in play", "Mountain")
  s.sue:has("in play", "Phantasmal Terrain", { on = mountain, choosing = "plains" })
  s.bob:casts("Flashfires")
  s:expect(tundra, { zone = "graveyard" })
  s:expect(snow, { zone = "graveyard" })
  s:expect(plains, { zone = "in play" })
  s:expect(mountain, { zone = "graveyard" })
end)

scenario("R-TARGET-2 Flashfires has no target: it is cast where there are no plains, for {3}{R} and no less", both, function(s)
  s.bob:has("hand", "Flashfires")
  s.bob:mana "{2}{R}"
  s:expect_illegal(function() s.bob:casts("Flashfires") end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts("Flashfires")
  s:expect(s.bob, { mana = "", graveyard = { "Flashfires" } })
end)

scenario("R-MANA-3 plains may give their mana in response to Flashfires", both, function(s)
  s.bob:has("hand", "Flashfires")
  s.bob:mana "{3}{R}"
  s.sue:lands("Plains", 1)
  s.sue:has("hand", "Healing Salve")
  s.bob:casts("Flashfires", { held = true })
  s.sue:casts("Healing Salve", { mode = 1, on = s.sue, held = true })
  s:resolve()
  s:expect(s.sue, { life = 23, in_play = 0 })
end)

scenario("Flashfires does not destroy plains with Consecrate Land", both, function(s)
  local plains = s.sue:has("in play", "Plains", { count = 2 })
  s.sue:has("in play", "Consecrate Land", { on = plains[1] })
  s.bob:has("hand", "Flashfires")
  s.bob:mana "{3}{R}"
  s.bob:casts("Flashfires")
  s:expect(plains[1], { zone = "in play" })
  s:expect(plains[2], { zone = "graveyard" })
end)
