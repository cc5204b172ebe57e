local both = { "fifth", "microprose" }

local turned = { { "Plains", "{R}" }, { "Island", "{G}" }, { "Swamp", "{W}" }, { "Mountain", "{U}" }, { "Forest", "{B}" } }

scenario("Naked Singularity turns the mana of each basic land type into another colour, for both players", both, function(s)
  s.bob:has("in play", "Naked Singularity")
  local lands = {}
  for _, row in ipairs(turned) do lands[row[1]] = { s.bob:has("in play", row[1]), s.sue:has("in play", row[1]) } end
  for _, row in ipairs(turned) do
    s.bob:taps_for_mana(lands[row[1]][1])
    s.sue:taps_for_mana(lands[row[1]][2])
  end
  s:expect(s.bob, { mana = "{W}{U}{B}{R}{G}" })
  s:expect(s.sue, { mana = "{W}{U}{B}{R}{G}" })
end)

scenario("Naked Singularity changes no land without a basic type, no creature and no artifact", both, function(s)
  s.bob:has("in play", "Naked Singularity")
  local forest = s.bob:has("in play", "Karplusan Forest")
  local elves = s.bob:has("in play", "Llanowar Elves")
  local other = s.bob:has("in play", "Karplusan Forest")
  s.bob:taps_for_mana(forest, "green")
  s.bob:taps_for_mana(other, "colourless")
  s.bob:activates(elves)
  s:expect(s.bob, { mana = "{C}{G}{G}" })
end)

for _, set in ipairs(both) do
  scenario("R-ART-1 a tapped Naked Singularity turns nothing in " .. set, function(s)
    s:rules(set)
    s.bob:has("in play", "Naked Singularity", { tapped = true })
    local forest = s.bob:has("in play", "Forest")
    s.bob:taps_for_mana(forest)
    s:expect(s.bob, { mana = "{G}" })
  end)
end

scenario("R-CUM-1 Naked Singularity costs {3}, then {6}", both, function(s)
  local it = s.bob:has("in play", "Naked Singularity")
  local lands = s.bob:has("in play", "Forest", { count = 4 })
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(lands[3], { tapped = true })
  s:expect(lands[4], { tapped = false })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(it, { zone = "graveyard" })
end)

for _, row in ipairs(turned) do
  scenario("Under Naked Singularity " .. row[1] .. " gives " .. row[2] .. " and nothing else", both, function(s)
    s.bob:has("in play", "Naked Singularity")
    local land = s.sue:has("in play", row[1])
    s.sue:taps_for_mana(land)
    s:expect(s.sue, { mana = row[2] })
  end)
end

scenario("Naked Singularity, ruling 2004-10-04: a land type that a changed word lists twice gives either colour", both, function(s)
  local it = s.bob:has("in play", "Naked Singularity")
  local lands = s.bob:has("in play", "Plains", { count = 2 })
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = it, choosing = { "swamp", "plains" } })
  s.bob:taps_for_mana(lands[1], "red")
  s.bob:taps_for_mana(lands[2], "white")
  s:expect(s.bob, { mana = "{W}{R}" })
end)

scenario("Naked Singularity, ruling 2013-04-15: a land of two types gives the colour of either", both, function(s)
  s.bob:has("in play", "Naked Singularity")
  local lands = s.bob:has("in play", "Tundra", { count = 2 })
  s:expect_illegal(function() s.bob:taps_for_mana(lands[1], "white") end, "R-MPROD-1")
  s.bob:taps_for_mana(lands[1], "red")
  s.bob:taps_for_mana(lands[2], "green")
  s:expect(s.bob, { mana = "{R}{G}" })
end)

scenario("Naked Singularity: the mana of a Forest pays a black spell and no green one", both, function(s)
  s.sue:has("in play", "Naked Singularity")
  s.bob:lands("Forest", 2)
  s.bob:has("hand", "Terror")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:has("hand", "Grizzly Bears")
  s:expect_illegal(function() s.bob:casts("Grizzly Bears") end, "R-COST-1")
  s.bob:casts("Terror", { on = elves })
  s:expect(elves, { zone = "graveyard" })
end)
