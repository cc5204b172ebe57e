local both = { "fifth", "microprose" }

scenario("Caribou Range taps its land and {W}{W} for a 0/1 white Caribou, whose sacrifice gains 1 life", both, function(s)
  s.bob:has("hand", "Caribou Range")
  local island = s.bob:has("in play", "Island")
  s.bob:mana "{W}{W}{C}{C}"
  local range = s.bob:casts("Caribou Range", { on = island })
  s.bob:mana "{W}{W}"
  s.bob:activates(range, { ability = 1 })
  local caribou = s.bob:finds("Caribou")
  s:expect(caribou, { power = 0, toughness = 1, colours = { "white" }, types = { "creature" } })
  s:expect(island, { tapped = true })
  s.bob:activates(range, { ability = 2 })
  s:expect(caribou, { zone = "nowhere" })
  s:expect(s.bob, { life = 21 })
end)

scenario("Caribou Range is played on a land of its caster only, and needs that land untapped", both, function(s)
  s.bob:has("hand", "Caribou Range")
  local theirs = s.sue:has("in play", "Island")
  local island = s.bob:has("in play", "Island", { tapped = true })
  s.bob:lands("Plains", 6)
  s:expect_illegal(function() s.bob:casts("Caribou Range", { on = theirs }) end, "R-TARGET-1")
  local range = s.bob:casts("Caribou Range", { on = island })
  s:expect_illegal(function() s.bob:activates(range, { ability = 1 }) end, "R-COST-3")
end)

scenario("Caribou Range gains no life for another creature than a Caribou token", both, function(s)
  local island = s.bob:has("in play", "Island")
  local range = s.bob:has("in play", "Caribou Range", { on = island })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:card [[ return summon "Caribou" "Test Caribou" { cost = "{1}", power = 1, toughness = 1 } ]]
  s:card [[ return sorcery "Test Rite" { cost = "{1}", make_token(1, token "Thing" "Thing" { power = 1, toughness = 1, colour = "white" }) } ]]
  s.bob:has("in play", "Test Caribou")             -- no token
  s.bob:has("hand", "Test Rite")
  s.bob:mana "{C}"
  s.bob:casts("Test Rite")                         -- a token, no Caribou
  s:expect_illegal(function() s.bob:activates(range, { ability = 2 }) end, "sacrifice")
  s:expect(bears, { zone = "in play" })
end)

scenario("Caribou Range is buried when its land comes under another's control (R-ENCH-3)", both, function(s)
  local island = s.bob:has("in play", "Island")
  local range = s.bob:has("in play", "Caribou Range", { on = island })
  s.sue:has("hand", "Conquer")
  s:turn_of(s.sue)
  s.sue:mana "{3}{R}{R}"
  s.sue:casts("Conquer", { on = island })
  s:expect(island, { controller = s.sue })
  s:expect(range, { zone = "graveyard" })
end)

scenario("Caribou Range sacrifices in response, and life comes though the Range is destroyed", both, function(s)
  local island = s.bob:has("in play", "Island")
  local range = s.bob:has("in play", "Caribou Range", { on = island })
  s.bob:mana "{W}{W}"
  s.bob:activates(range, { ability = 1 })
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.sue:casts("Disenchant", { on = range, held = true })
  s.bob:activates(range, { ability = 2, held = true })
  s:resolve()
  s:expect(range, { zone = "graveyard" })
  s:expect(s.bob, { life = 21 })
end)

scenario("Caribou Range: its Caribou under another's control is not sacrificed, and one that is stolen from another Range is", both, function(s)
  local island = s.bob:has("in play", "Island")
  local range = s.bob:has("in play", "Caribou Range", { on = island })
  s.bob:mana "{W}{W}"
  s.bob:activates(range, { ability = 1 })
  local caribou = s.bob:finds("Caribou")
  s.sue:has("hand", "Control Magic")
  s:turn_of(s.sue)
  s.sue:mana "{2}{U}{U}"
  s.sue:casts("Control Magic", { on = caribou })
  s:expect(caribou, { controller = s.sue })
  s:expect_illegal(function() s.bob:activates(range, { ability = 2 }) end, "R-COST-3")
  local plains = s.sue:has("in play", "Plains")
  local hers = s.sue:has("in play", "Caribou Range", { on = plains })
  s.sue:activates(hers, { ability = 2 })
  s:expect(caribou, { zone = "nowhere" })
  s:expect(s.sue, { life = 21 })
end)
