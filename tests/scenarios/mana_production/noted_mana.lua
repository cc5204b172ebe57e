-- Mana of the type that was spent on an ability before.
local both = { "fifth", "microprose" }

local amulet = [[ return artifact "Test Amulet" { cost = "{0}",
  text = "{1}, {T}: Put a charge counter on Test Amulet. Note the type of mana spent to pay this activation cost.\n{T}, Remove a charge counter from Test Amulet: Add one mana of Test Amulet's last noted type to your mana pool.",
  activated { cost = "{1}, {T}", put_counters("charge", 1, self), note_mana() },
  activated { cost = { "{T}", remove_counters("charge", 1, self) }, add_mana_noted(1) } } ]]

local function charged(s, mana)
  s:card(amulet)
  local held = s.bob:has("in play", "Test Amulet")
  s.bob:mana(mana)
  s.bob:activates(held, { ability = 1 })
  s:expect(held, { counters = { charge = 1 } })
  return held
end

scenario("what was paid with red gives red, turns later", both, function(s)
  local held = charged(s, "{R}")
  s:next_turn()
  s:next_turn()
  s.bob:activates(held, { ability = 2 })
  s:expect(s.bob, { mana = "{R}" })
  s:expect(held, { counters = { charge = 0 } })
end)

scenario("colourless mana is a type like the others", both, function(s)
  local held = charged(s, "{C}")
  s:next_turn()
  s:next_turn()
  s.bob:activates(held, { ability = 2 })
  s:expect(s.bob, { mana = "{C}" })
end)

scenario("the last that was noted counts", both, function(s)
  local held = charged(s, "{R}")
  s:next_turn()
  s:next_turn()
  s.bob:activates(held, { ability = 2 })
  s:next_turn()
  s:next_turn()
  s.bob:mana("{G}")
  s.bob:activates(held, { ability = 1 })
  s:next_turn()
  s:next_turn()
  s.bob:activates(held, { ability = 2 })
  s:expect(s.bob, { mana = "{G}" })
end)

scenario("where nothing was noted it gives nothing", both, function(s)
  s:card(amulet)
  local held = s.bob:has("in play", "Test Amulet", { counters = { charge = 1 } })
  s.bob:activates(held, { ability = 2 })
  s:expect(s.bob, { mana = "" })
end)

scenario("of several that were noted the player picks one", both, function(s)
  s:card [[ return artifact "Test Prism" { cost = "{0}",
    activated { cost = "{2}", note_mana() }, activated { cost = "{T}", add_mana_noted(2) } } ]]
  local held = s.bob:has("in play", "Test Prism")
  s.bob:mana("{R}{G}")
  s.bob:activates(held, { ability = 1 })
  s.bob:activates(held, { ability = 2, choosing = "green" })
  s:expect(s.bob, { mana = "{G}{G}" })
end)

scenario("what is gone notes nothing, and comes back without it", both, function(s)
  s:card(amulet)
  s:card [[ return instant "Test Recall" { cost = "{U}", target = artifact, return_to_hand(target) } ]]
  local held = s.bob:has("in play", "Test Amulet")
  s.sue:has("hand", "Test Recall")
  s.sue:lands("Island", 1)
  s.bob:mana("{R}")
  s.bob:activates(held, { ability = 1, held = true })
  s.sue:casts("Test Recall", { target = held })
  s:resolve()
  s:expect(held, { zone = "hand" })
end)
