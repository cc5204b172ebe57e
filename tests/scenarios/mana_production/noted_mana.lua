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
