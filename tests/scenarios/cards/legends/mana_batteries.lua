-- Five artifacts that store counters for mana of one colour.
local both = { "fifth", "microprose" }

local batteries = {
  { "Black Mana Battery", "{B}", "{B}{B}{B}" },
  { "Blue Mana Battery", "{U}", "{U}{U}{U}" },
  { "Green Mana Battery", "{G}", "{G}{G}{G}" },
  { "Red Mana Battery", "{R}", "{R}{R}{R}" },
  { "White Mana Battery", "{W}", "{W}{W}{W}" },
}

for _, row in ipairs(batteries) do
  local name, one, three = row[1], row[2], row[3]

  scenario(name .. " gets a counter for {2} and tapping", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:lands("Desert", 2)
    s.bob:activates(it, { ability = 1 })
    s:expect(it, { tapped = true, counters = { charge = 1 } })
    s:expect_illegal(function() s.bob:activates(it, { ability = 2 }) end, "tapped")
  end)

  scenario(name .. " gives its one mana and one for each counter that is taken off, here both of them", both, function(s)
    local it = s.bob:has("in play", name, { counters = { charge = 2 } })
    s.bob:activates(it, { ability = 2, x = 2 })
    s:expect(s.bob, { mana = three })
    s:expect(it, { tapped = true, counters = { charge = 0 } })
  end)

  scenario(name .. " may keep its counters, and gives one mana then", both, function(s)
    local it = s.bob:has("in play", name, { counters = { charge = 2 } })
    s.bob:activates(it, { ability = 2, x = 0 })
    s:expect(s.bob, { mana = one })
    s:expect(it, { counters = { charge = 2 } })
  end)
end

--- The battery of that name has no counter, and gives its one mana.
local function taps_without_counters(name, one)
  return function(s)
    local it = s.bob:has("in play", name)
    s.bob:activates(it, { ability = 2 })
    s:expect(it, { tapped = true })
    s:expect(s.bob, { mana = one })
  end
end

scenario("Black Mana Battery, ruling 2004-10-04: it is tapped for mana without any counters as well", both, taps_without_counters("Black Mana Battery", "{B}"))
scenario("Blue Mana Battery is tapped for mana without any counters as well", both, taps_without_counters("Blue Mana Battery", "{U}"))
scenario("Green Mana Battery, ruling 2004-10-04: it is tapped for mana without any counters as well", both, taps_without_counters("Green Mana Battery", "{G}"))
scenario("Red Mana Battery, ruling 2004-10-04: it is tapped for mana without any counters as well", both, taps_without_counters("Red Mana Battery", "{R}"))
scenario("White Mana Battery, ruling 2004-10-04: it is tapped for mana without any counters as well", both, taps_without_counters("White Mana Battery", "{W}"))

scenario("Red Mana Battery gives {R} and one more for each counter that is taken from it, of which some may be left", both, function(s)
  local it = s.bob:has("in play", "Red Mana Battery", { counters = { charge = 3 } })
  s.bob:activates(it, { ability = 2, x = 2 })
  s:expect(s.bob, { mana = "{R}{R}{R}" })
  s:expect(it, { tapped = true, counters = { charge = 1 } })
end)
