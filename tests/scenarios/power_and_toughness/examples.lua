scenario("E-078 Dwarven Warriors look at current power", { "fifth", "microprose" }, function(s)
  local warriors = s.bob:has("in play", "Dwarven Warriors", { count = 2 })
  local minotaur = s.bob:has("in play", "Hurloon Minotaur")
  local strength = s.bob:has("in play", "Giant Strength", { on = minotaur })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect(minotaur, { power = 4, toughness = 5 })
  s:expect_illegal(function() s.bob:activates(warriors[1], { target = minotaur }) end, "R-TARGET-1")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.sue:casts("Disenchant", { target = strength })
  s:expect(minotaur, { power = 2, toughness = 3 })
  s.bob:activates(warriors[1], { target = minotaur })
  s.bob:attacks { minotaur }
  s:expect_illegal(function() s.sue:blocks { [bears] = minotaur } end, "Dwarven Warriors says so")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("E-079 Sorceress Queen on an enchanted Minotaur", { "fifth", "microprose" }, function(s)
  local minotaur = s.sue:has("in play", "Hurloon Minotaur")
  s.sue:has("in play", "Giant Strength", { on = minotaur })
  local queen = s.bob:has("in play", "Sorceress Queen")
  s:expect(minotaur, { power = 4, toughness = 5 })
  s.bob:activates(queen, { target = minotaur })
  s:expect(minotaur, { power = 2, toughness = 4 })
  s:next_turn()
  s:expect(minotaur, { power = 4, toughness = 5 })
end)

scenario("E-080 Sorceress Queen after Giant Growth", { "fifth", "microprose" }, function(s)
  s:card [[ return summon "Bear" "Durkwood Bears" { cost = "{4}{G}", power = 4, toughness = 4 } ]]
  local bears = s.bob:has("in play", "Durkwood Bears")
  local queen = s.sue:has("in play", "Sorceress Queen")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:casts("Giant Growth", { on = bears })
  s:expect(bears, { power = 7, toughness = 7 })
  s.sue:activates(queen, { target = bears })
  s:expect(bears, { power = 3, toughness = 5 })
  s:next_turn()
  s:expect(bears, { power = 4, toughness = 4 })
end)

--- A 2/2 with -3/-0 attacks; somebody gains life for its power; then it gets +3/+3.
local function weakened(s)
  s:card [[
    return enchant_creature "Weakness of Arms" { cost = "{B}", continuous { affects = enchanted, plus = "-3/-0" } }
  ]]
  s:card [[
    return instant "Toast" { cost = "{W}", target = creature, gain_life(power_of(target)) }
  ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Weakness of Arms", { on = bears })
  s.bob:has("hand", "Toast")
  s.bob:has("hand", "Giant Growth")
  s:expect(bears, { power = -1, toughness = 2 })
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s.bob:mana "{W}{G}"
  s.bob:casts("Toast", { target = bears })
  s:expect(s.bob, { life = 20 })
  s.bob:casts("Giant Growth", { target = bears })
  s:expect(bears, { power = 2, toughness = 5 })
end

scenario("E-214 power below zero counts as zero, but for raising it", function(s)
  weakened(s)
end)

scenario("E-214 power below zero by the older rules, which are silent: the same (D-29)", function(s)
  s:rules("microprose")
  weakened(s)
end)

--- Bob gains five life and as much as the power of a creature whose power is -1.
local function feast(s)
  s:card [[
    return enchant_creature "Weakness of Arms" { cost = "{B}", continuous { affects = enchanted, plus = "-3/-0" } }
  ]]
  s:card [[
    return instant "Feast" { cost = "{W}", target = creature:power(0, "exactly"), gain_life(sum(power_of(target), 5)) }
  ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Weakness of Arms", { on = bears })
  s.bob:has("hand", "Feast")
  s.bob:mana "{W}"
  return function() s.bob:casts("Feast", { target = bears }) end
end

scenario("R-CRE-2 whatever asks for power below zero is told zero (D-29)", { "fifth", "microprose" }, function(s)
  feast(s)()
  s:expect(s.bob, { life = 25 })
end)

scenario("power below zero is what it says, where the option says so (D-29)", function(s)
  s:rules("fifth", { ["power.below_zero"] = "as it is" })
  s:expect_illegal(feast(s), "R-TARGET-1")
end)
