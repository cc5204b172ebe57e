-- An activated ability that counters is an interrupt, and is bound by all that binds an ability (R-INT-6, R-COST-8).
local both = { "fifth", "microprose" }
local mage_text = [[ return summon "Wizard" "Test Mage" { cost = "{U}", power = 1, toughness = 1,
  activated { cost = "{T}", target = spell, counter(target) } } ]]

local function cast_bolt(s)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  return s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
end

scenario("R-SICK-1 a sick creature counters nothing", both, function(s)
  s:card(mage_text)
  local mage = s.sue:has("in play", "Test Mage", { sick = true })
  local bolt = cast_bolt(s)
  s:expect_illegal(function() s.sue:interrupts(bolt, mage, { target = bolt }) end, "R-SICK-1")
end)

scenario("R-ART-1 a tapped artifact counters nothing", { "fifth" }, function(s)
  s:card [[ return artifact "Test Null" { cost = "{1}", activated { cost = "{1}", target = spell, counter(target) } } ]]
  local null = s.sue:has("in play", "Test Null", { tapped = true })
  s.sue:lands("Island", 1)
  local bolt = cast_bolt(s)
  s:expect_illegal(function() s.sue:interrupts(bolt, null, { target = bolt }) end, "R-ART-1")
end)

scenario("R-CAST-2 it is no response", both, function(s)
  s:card(mage_text)
  local mage = s.sue:has("in play", "Test Mage")
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  local bolt = cast_bolt(s)
  s.sue:casts("Healing Salve", { mode = 1, target = s.sue, held = true })
  s:expect_illegal(function() s.sue:activates(mage, { target = bolt }) end, "R-CAST-2")
end)

scenario("R-INT-2 whoever has interrupted has had the chance", both, function(s)
  s:card(mage_text)
  local mage = s.sue:has("in play", "Test Mage")
  s.sue:has("hand", "Thoughtlace")
  s.sue:lands("Island", 1)
  local bolt = cast_bolt(s)
  s.sue:interrupts(bolt, "Thoughtlace", { target = bolt })
  s:expect_illegal(function() s.sue:interrupts(bolt, mage, { target = bolt }) end, "R-INT-2")
end)

scenario("R-COST-8 it is no spell, and Counterspell does not counter it", both, function(s)
  s:card(mage_text)
  local mage = s.sue:has("in play", "Test Mage")
  s.bob:has("hand", "Counterspell")
  s.bob:lands("Island", 2)
  local bolt = cast_bolt(s)
  local countering = s.sue:interrupts(bolt, mage, { target = bolt, held = true })
  s:expect_illegal(function() s.bob:interrupts(countering, "Counterspell", { target = countering }) end, "R-COST-8")
end)

scenario("R-INT-1 countered itself it counters nothing", both, function(s)
  s:card(mage_text)
  s:card [[ return artifact "Test Null" { cost = "{1}", activated { cost = "{0}", target = effect, counter(target) } } ]]
  local mage, null = s.sue:has("in play", "Test Mage"), s.bob:has("in play", "Test Null")
  local bolt = cast_bolt(s)
  local countering = s.sue:interrupts(bolt, mage, { target = bolt, held = true })
  s.bob:interrupts(countering, null, { target = countering })
  s:resolve()
  s:expect(s.sue, { life = 17 })
end)

scenario("R-CAST-2 R-CAST-4 a card's own interrupt is too late as well, whatever else is under way", both, function(s)
  s.sue:has("hand", "Red Elemental Blast")
  s.sue:lands("Mountain", 1)
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  local unsummon = s.bob:casts("Unsummon", { target = s.sue:has("in play", "Grizzly Bears"), held = true })
  s.sue:casts("Healing Salve", { mode = 1, target = s.sue, held = true })
  s:expect_illegal(function() s.sue:casts("Red Elemental Blast", { target = unsummon }) end,
    "Unsummon has been successfully cast, and can no longer be countered (R-CAST-2, R-CAST-4)")
end)
