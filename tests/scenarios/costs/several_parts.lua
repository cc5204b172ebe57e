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
