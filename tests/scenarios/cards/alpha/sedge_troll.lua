local both = { "fifth", "microprose" }

scenario("Sedge Troll gets +1/+1 while its controller has a swamp", both, function(s)
  local it = s.bob:has("in play", "Sedge Troll")
  s.sue:lands("Swamp", 2)
  s:expect(it, { power = 2, toughness = 2, colours = { "red" } })
  local swamp = s.bob:has("in play", "Swamp")
  s.bob:has("in play", "Badlands")
  s:expect(it, { power = 3, toughness = 3 })
end)

scenario("Sedge Troll regenerates for {B}", both, function(s)
  local it = s.bob:has("in play", "Sedge Troll")
  s.bob:lands("Swamp", 1)
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:lands("Mountain", 2)
  s.bob:will_regenerate(it)
  s.sue:casts("Lightning Bolt", { on = it })
  s:expect(it, { zone = "in play", tapped = true, damage = 0 })
  s.sue:casts("Lightning Bolt", { on = it })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Sedge Troll is cast for {2}{R} and no less", both, function(s)
  local it = s.bob:has("hand", "Sedge Troll")
  s.bob:mana "{1}{R}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)
