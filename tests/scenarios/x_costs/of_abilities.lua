-- X of an ability settles what may be its target, as that of a spell does.
local both = { "fifth", "microprose" }
local ape = [[ return summon "Ape" "Test Ape" { cost = "{R}", power = 1, toughness = 1,
  activated { cost = "{X}{X}{1}", target = artifact:casting_cost(x, "exactly"), destroy(target) } } ]]

scenario("R-MANA-7 an ability may aim at what has casting cost X", both, function(s)
  s:card(ape)
  local test_ape = s.bob:has("in play", "Test Ape"); s.bob:lands("Mountain", 9)
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.bob:activates(test_ape, { x = 4, on = rod })
  s:expect(rod, { zone = "graveyard" })
end)

scenario("R-MANA-7 it has no target where that X cannot be paid", both, function(s)
  s:card(ape)
  local test_ape = s.bob:has("in play", "Test Ape"); s.bob:lands("Mountain", 8)
  local rod = s.sue:has("in play", "Rod of Ruin")
  s:expect_illegal(function() s.bob:activates(test_ape, { x = 3, on = rod }) end, "R-TARGET-1")
end)
