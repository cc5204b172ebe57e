local both = { "fifth", "microprose" }

local function pyre(s)
  s:card [[ return summon "Spirit" "Hungry Spirit" {
    cost = "{B}", power = 1, toughness = 1,
    activated { cost = { sacrifice(creatures), sacrifice(self) }, gain_life(5) },
  } ]]
  return s.bob:has("in play", "Hungry Spirit")
end

scenario("R-COST-1 one creature does not pay for two parts of a cost", both, function(s)
  local spirit = pyre(s)
  s:expect_illegal(function() s.bob:activates(spirit) end, "cost")
end)

scenario("R-COST-1 each part of a cost takes a creature of its own", both, function(s)
  local spirit = pyre(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:activates(spirit)
  s:expect(s.bob, { life = 25 })
  s:expect(spirit, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-SKIP-3 one phase does not pay for two parts of a cost", function(s)
  s:card [[ return artifact "Test Clock" { cost = "{0}",
    activated { cost = { skip_phase("discard"), skip_phase("discard") }, draw(1) } } ]]
  local clock = s.bob:has("in play", "Test Clock")
  s:expect_illegal(function() s.bob:activates(clock) end,
    "the parts of the cost cannot be paid together: one thing pays for one of them only (R-COST-1)")
end)

scenario("R-COST-1 what is asked twice is missed, and not mana", function(s)
  s:card [[ return artifact "Test Altar" { cost = "{0}",
    activated { cost = { sacrifice(artifacts), sacrifice(artifacts) }, draw(1) } } ]]
  local altar = s.bob:has("in play", "Test Altar")
  s:expect_illegal(function() s.bob:activates(altar) end, "cannot be paid together")
  local rod = s.bob:has("in play", "Rod of Ruin")
  s.bob:activates(altar, { paying = altar })
  s:expect(altar, { zone = "graveyard" })
  s:expect(rod, { zone = "graveyard" })
end)

scenario("R-COST-1 a share of one's life is reckoned when it is paid", function(s)
  s:card [[ return artifact "Test Half" { cost = "{0}",
    activated { cost = { lose_life(half_up(life_of(you))), lose_life(half_up(life_of(you))) }, draw(1) } } ]]
  local half = s.bob:has("in play", "Test Half")
  s.bob:life(19)
  s.bob:activates(half)
  s:expect(s.bob, { life = 4 })
end)
