local both = { "fifth", "microprose" }

scenario("E-043 Frozen Shade's pump works while tapped and wears off", both, function(s)
  local shade = s.bob:has("in play", "Frozen Shade", { tapped = true })
  s.bob:mana "{B}{B}{B}"
  for _ = 1, 3 do s.bob:activates(shade) end
  s:expect(shade, { power = 3, toughness = 4, tapped = true })
  s:expect(s.bob, { mana = "" })
  s:next_turn()
  s:expect(shade, { power = 0, toughness = 1 })
end)

scenario("E-044 two Shades: pump after blocks", both, function(s)
  local first = s.bob:has("in play", "Frozen Shade")
  local second = s.bob:has("in play", "Frozen Shade")
  s.bob:lands("Swamp", 4)
  local blocker = s.sue:makes("Squire", { power = 1, toughness = 1 })
  s.bob:attacks { first, second }
  s.sue:blocks { [blocker] = first }
  s.bob:activates(first)
  for _ = 1, 3 do s.bob:activates(second) end
  s:to("end of attack")
  s:expect(blocker, { zone = "graveyard" })
  s:expect(first, { zone = "in play", power = 1, toughness = 2, damage = 1 })
  s:expect(s.sue, { life = 17 })
end)

local grounding = [[ return instant "Test Grounding" { cost = "{G}", target = creature, until_end_of_turn(target, { loses = "flying" }) } ]]

scenario("E-100 an effect that removes flying removes that of two Flights", both, function(s)
  s:card(grounding)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Flight", { on = bears })
  s.bob:has("in play", "Flight", { on = bears })
  s:expect(bears, { has = { "flying" } })
  s.sue:has("hand", "Test Grounding")
  s.sue:lands("Forest", 1)
  s.sue:casts("Test Grounding", { on = bears })
  s:expect(bears, { lacks = { "flying" } })
end)

scenario("E-100 b: of two Flights one may be destroyed", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local one = s.bob:has("in play", "Flight", { on = bears })
  local two = s.bob:has("in play", "Flight", { on = bears })
  s.sue:has("hand", "Disenchant", { count = 2 })
  s.sue:lands("Plains", 4)
  s.sue:casts("Disenchant", { on = one })
  s:expect(one, { zone = "graveyard" })
  s:expect(bears, { has = { "flying" } })
  s.sue:casts("Disenchant", { on = two })
  s:expect(bears, { lacks = { "flying" } })
end)

scenario("E-101 two protections work side by side", both, function(s)
  s:card [[ return summon "Knight" "Test Knight" { cost = "{W}", power = 2, toughness = 2, protection { from = "red" } } ]]
  local knight = s.bob:has("in play", "Test Knight")
  local ward = s.bob:has("hand", "Blue Ward")
  s.bob:mana "{W}"
  s.bob:casts(ward, { on = knight, choosing = {} })
  s:expect(ward, { zone = "in play", colours = { "white" } })
  s:expect(knight, { has = { "protection from red", "protection from blue" } })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { on = knight }) end, "R-PROT-1")
  s:expect_illegal(function() s.sue:casts("Unsummon", { on = knight }) end, "R-PROT-1")
  s:next_turn()
  s:expect(ward, { zone = "in play" })
end)
