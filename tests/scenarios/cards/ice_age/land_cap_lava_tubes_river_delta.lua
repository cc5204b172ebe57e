local both = { "fifth", "microprose" }

-- Three lands that give one of two colours, and stay tapped while a depletion counter is on them.

-- name, first colour and its mana, second colour and its mana, a colour that it does not give
local lands = {
  { "Land Cap", "white", "{W}", "blue", "{U}", "black" },
  { "Lava Tubes", "black", "{B}", "red", "{R}", "green" },
  { "River Delta", "blue", "{U}", "black", "{B}", "white" },
}

for _, row in ipairs(lands) do
  local name, first, mana, second, other, none = row[1], row[2], row[3], row[4], row[5], row[6]

  scenario(name .. " gives either colour, and gets a depletion counter for it", both, function(s)
    local it = s.bob:has("in play", name)
    local twin = s.bob:has("in play", name)
    s:expect(it, { land_types = {} })
    s:expect_illegal(function() s.bob:taps_for_mana(it, none) end, name)
    s.bob:taps_for_mana(it, first)
    s:expect(s.bob, { mana = mana })
    s:expect(it, { tapped = true, counters = { depletion = 1 } })
    s.bob:taps_for_mana(twin, second)
    s:expect(s.bob, { mana = first < second and mana .. other or mana .. other })
    s:expect(twin, { tapped = true, counters = { depletion = 1 } })
  end)

  scenario(name .. " stays tapped in the next untap phase, loses the counter in the upkeep, and untaps a turn later", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:taps_for_mana(it, first)
    s:turn_of(s.sue)
    s:expect(it, { tapped = true, counters = { depletion = 1 } })
    s:turn_of(s.bob)
    s:expect(it, { tapped = true, counters = { depletion = 0 } })
    s:turn_of(s.sue)
    s:expect(it, { tapped = true })
    s:turn_of(s.bob)
    s:expect(it, { tapped = false, counters = { depletion = 0 } })
  end)

  scenario(name .. " untaps as ever when it was tapped without its own mana, and by an effect in spite of its counter", both, function(s)
    local it = s.bob:has("in play", name, { tapped = true })
    local used = s.bob:has("in play", name)
    local druid = s.bob:has("in play", "Ley Druid")
    s.bob:taps_for_mana(used, second)
    s.bob:activates(druid, { on = used })
    s:expect(used, { tapped = false, counters = { depletion = 1 } })
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(it, { tapped = false })
    s:expect(used, { tapped = false, counters = { depletion = 0 } })
  end)

  scenario(name .. " loses one counter each upkeep, so two keep it tapped for two untap phases", both, function(s)
    local it = s.bob:has("in play", name, { tapped = true, counters = { depletion = 2 } })
    for n = 1, 0, -1 do
      s:turn_of(s.sue)
      s:turn_of(s.bob)
      s:expect(it, { tapped = true, counters = { depletion = n } })
    end
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(it, { tapped = false })
  end)
end

scenario("R-TURN-5 the counter of a Land Cap is gone before an ordinary effect of the upkeep is paid for with it", both, function(s)
  local it = s.bob:has("in play", "Land Cap")
  s.bob:has("in play", "Phantasmal Forces")
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(it, { tapped = true, counters = { depletion = 1 } })
end)

scenario("River Delta used twice in a turn has two counters, and stays tapped through two untap phases", { "fifth", "microprose" }, function(s)
  local d = s.bob:has("in play", "River Delta")
  s.bob:has("hand", "Infuse"); s.bob:lands("Island", 2)
  s.bob:taps_for_mana(d, "blue")
  s.bob:casts("Infuse", { on = d })
  s.bob:taps_for_mana(d, "black")
  s:expect(d, { counters = { depletion = 2 }, tapped = true })
  s:turn_of(s.sue); s:turn_of(s.bob)
  s:expect(d, { counters = { depletion = 1 }, tapped = true })
  s:turn_of(s.sue); s:turn_of(s.bob)
  s:expect(d, { counters = {}, tapped = true })
  s:turn_of(s.sue); s:turn_of(s.bob)
  s:expect(d, { tapped = false })
end)

scenario("Land Cap: Stasis keeps it tapped, and its counter is gone all the same", { "fifth", "microprose" }, function(s)
  local d = s.bob:has("in play", "Land Cap", { tapped = true, counters = { depletion = 1 } })
  s.sue:has("in play", "Stasis"); s.sue:lands("Island", 1)
  s.sue:will("pay", true)
  s:turn_of(s.sue); s:turn_of(s.bob)
  s:expect(d, { tapped = true, counters = {} })
end)
