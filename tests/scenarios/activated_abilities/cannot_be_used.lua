-- Activated abilities that a rule keeps from being used: all of them, or those with {T} in their cost.
local both = { "fifth", "microprose" }

local function arrest(s, tapping)
  if tapping then
    s:card [[ return enchant_creature "Test Arrest" { cost = "{W}", cannot_use { affects = enchanted, tapping = true } } ]]
  else
    s:card [[ return enchant_creature "Test Arrest" { cost = "{W}", cannot_use { affects = enchanted } } ]]
  end
end

scenario("R-GEN-1 no ability of the enchanted creature is used, and those of others are", both, function(s)
  arrest(s, false)
  local held = s.bob:has("in play", "Prodigal Sorcerer")
  local free = s.bob:has("in play", "Prodigal Sorcerer")
  local order = s.bob:has("in play", "Frozen Shade")
  s.bob:lands("Swamp", 2)
  local aura = s.sue:has("in play", "Test Arrest", { on = held })
  s:expect_illegal(function() s.bob:activates(held, { target = s.sue }) end, "no ability of Prodigal Sorcerer can be used: Test Arrest")
  s.bob:activates(free, { target = s.sue })
  s.bob:activates(order)
  s:expect(s.sue, { life = 19 })
  s:expect(order, { power = 1 })
  s:expect(aura, { zone = "in play" })
end)

scenario("R-GEN-1 an ability without {T} is used all the same where only tapping is forbidden", both, function(s)
  arrest(s, true)
  s:card [[ return summon "Wizard" "Test Wizard" { cost = "{R}", power = 1, toughness = 1,
    activated { cost = "{T}", deal(1, opponent) },
    activated { cost = "{R}", deal(2, opponent) } } ]]
  local wizard = s.bob:has("in play", "Test Wizard")
  s.bob:lands("Mountain", 1)
  s.sue:has("in play", "Test Arrest", { on = wizard })
  s:expect_illegal(function() s.bob:activates(wizard, { ability = 1 }) end,
    "no ability of Test Wizard can be used that it is tapped for: Test Arrest")
  s.bob:activates(wizard, { ability = 2 })
  s:expect(s.sue, { life = 18 })
  s:expect(wizard, { tapped = false })
end)

for _, tapping in ipairs { true, false } do
  scenario("R-MANA-2 no mana is drawn from what is held so" .. (tapping and " from tapping" or ""), both, function(s)
    arrest(s, tapping)
    local elves = s.bob:has("in play", "Llanowar Elves")
    s.sue:has("in play", "Test Arrest", { on = elves })
    s.bob:has("in play", "Kormus Bell")
    local swamp, other = s.bob:has("in play", "Swamp"), s.bob:has("in play", "Swamp")
    s.sue:has("in play", "Test Arrest", { on = swamp })
    s.bob:has("hand", "Giant Growth")
    s.bob:has("hand", "Dark Ritual", { count = 2 })
    s:expect_illegal(function() s.bob:taps_for_mana(elves) end, "no ability of Llanowar Elves can be used")
    s:expect_illegal(function() s.bob:casts("Giant Growth", { on = elves }) end, "{G}")
    s:expect_illegal(function() s.bob:taps_for_mana(swamp) end, "no ability of Swamp can be used")
    -- The other Swamp pays, and then none is left that could.
    s.bob:casts("Dark Ritual")
    s:expect(other, { tapped = true })
    s:expect(swamp, { tapped = false })
    s:expect(s.bob, { mana = "{B}{B}{B}" })
  end)
end

scenario("R-GEN-1 what is freed is used again", both, function(s)
  arrest(s, false)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  local aura = s.sue:has("in play", "Test Arrest", { on = sorcerer })
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s.bob:casts("Disenchant", { on = aura })
  s.bob:activates(sorcerer, { target = s.sue })
  s:expect(s.sue, { life = 19 })
end)

scenario("R-REGEN-2 what may use no ability does not regenerate by one", both, function(s)
  arrest(s, false)
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  s.sue:has("in play", "Test Arrest", { on = skeletons })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.sue:casts("Lightning Bolt", { on = skeletons })
  s:expect(skeletons, { zone = "graveyard" })
end)
