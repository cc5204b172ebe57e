local both = { "fifth", "microprose" }

-- A cost of which as much is paid as somebody likes: an X that is no mana (R-MANA-7).

local function battery(s)
  local made = s.bob:makes("Test Battery", {
    types = "artifact",
    text = "{T}, Remove any number of charge counters from Test Battery: Add {B}, then add an additional {B} for each charge counter removed this way.",
  })
  return made
end

scenario("R-MANA-7 as many counters as are chosen are removed, and make so much mana", both, function(s)
  s:card [[ return artifact "Charged Battery" { cost = "{4}",
    enters_with_counters { kind = "charge", n = 3 },
    activated { cost = { "{T}", remove_counters("charge", x, self) }, add_mana("{B}"), add_mana("{B}", you, x) } } ]]
  local battery = s.bob:has("in play", "Charged Battery", { counters = { charge = 3 } })
  s.bob:activates(battery, { x = 2 })
  s:expect(s.bob, { mana = "{B}{B}{B}" })
  s:expect(battery, { tapped = true, counters = { charge = 1 } })
end)

scenario("R-MANA-7 none may be removed, and none is more than there are", both, function(s)
  s:card [[ return artifact "Charged Battery" { cost = "{4}",
    activated { cost = { "{T}", remove_counters("charge", x, self) }, add_mana("{B}"), add_mana("{B}", you, x) } } ]]
  local battery = s.bob:has("in play", "Charged Battery", { counters = { charge = 1 } })
  s:expect_illegal(function() s.bob:activates(battery, { x = 2 }) end, "2")
  s.bob:activates(battery, { x = 0 })
  s:expect(s.bob, { mana = "{B}" })
  s:expect(battery, { counters = { charge = 1 } })
end)

scenario("R-MANA-7 without a counter it gives what it gives by itself", both, function(s)
  local empty = battery(s)
  s.bob:activates(empty)
  s:expect(s.bob, { mana = "{B}" })
end)
