-- Costs that are what something else costs.
local both = { "fifth", "microprose" }

local function net(s)
  s:card [[ return enchant_creature "Test Net" { cost = "{U}",
    enters_with_counters { kind = "net", n = 2 },
    activated { cost = { mana_of = enchanted }, user = controller_of(enchanted), remove_counters("net", 1, self) } } ]]
end

scenario("R-COST-1 the casting cost of the enchanted creature is paid, with its colours", both, function(s)
  net(s)
  local giant = s.bob:has("in play", "Hurloon Minotaur")
  local aura = s.sue:has("in play", "Test Net", { on = giant, counters = { net = 2 } })
  s.bob:lands("Forest", 3)
  s:expect_illegal(function() s.bob:activates(aura) end, "{R}")
  s.bob:lands("Mountain", 2)
  s.bob:activates(aura)
  s:expect(aura, { counters = { net = 1 } })
  s:expect_illegal(function() s.bob:activates(aura) end, "{1}")
end)

scenario("R-COST-1 an X in the cost of the creature is nothing, and who may use it pays", both, function(s)
  net(s)
  s:card [[ return summon "Hydra" "Test Hydra" { cost = "{X}{G}", power = 1, toughness = 1,
    enters_with_counters { kind = "+1/+1", n = x } } ]]
  local hydra = s.bob:has("in play", "Test Hydra")
  local aura = s.sue:has("in play", "Test Net", { on = hydra, counters = { net = 2 } })
  s.sue:lands("Forest", 1)
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.sue:activates(aura) end, "R-COST-9")
  s.bob:activates(aura)
  s:expect(aura, { counters = { net = 1 } })
end)
