local both = { "fifth", "microprose" }

scenario("Phantasmal Forces stay in play for {U} in their controller's upkeep", both, function(s)
  local it = s.bob:has("in play", "Phantasmal Forces")
  s.bob:lands("Island", 1)
  s:expect(it, { power = 4, toughness = 1, has = { "flying" }, colours = { "blue" } })
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob:finds("Island"), { tapped = true })
end)

scenario("Phantasmal Forces are buried when {U} is not paid, in their controller's upkeep only", both, function(s)
  local it = s.bob:has("in play", "Phantasmal Forces")
  s.bob:lands("Swamp", 1)
  s.bob:has("in play", "Regeneration", { on = it })
  s.bob:lands("Forest", 1)
  s:turn_of(s.sue)
  s:expect(it, { zone = "in play" })
  s:turn_of(s.bob)
  s:expect(it, { zone = "graveyard" })
end)

scenario("Phantasmal Forces are cast for {3}{U} and no less", both, function(s)
  local it = s.bob:has("hand", "Phantasmal Forces")
  s.bob:mana "{2}{U}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)
