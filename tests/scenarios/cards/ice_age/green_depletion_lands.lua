-- Lands that lay a depletion counter on themselves for each mana, and do not untap while one lies there.
local both = { "fifth", "microprose" }

-- name, its colours, their mana
local lands = {
  { "Timberline Ridge", "red", "green", "{R}", "{G}", "blue" },
  { "Veldt", "white", "green", "{W}", "{G}", "blue" },
}

for _, row in ipairs(lands) do
  local name, first, second, one, other, foreign = row[1], row[2], row[3], row[4], row[5], row[6]

  scenario(name .. " gives " .. one .. " or " .. other .. " and takes a depletion counter for it", both, function(s)
    local land = s.bob:has("in play", name)
    local twin = s.bob:has("in play", name)
    s.bob:taps_for_mana(land, first)
    s:expect(s.bob, { mana = one, life = 20 })
    s:expect(land, { tapped = true, counters = { depletion = 1 } })
    s.bob:taps_for_mana(twin, second)
    s:expect(twin, { counters = { depletion = 1 } })
    s:expect_illegal(function() s.bob:taps_for_mana(s.bob:has("in play", name), foreign) end, foreign)
  end)

  scenario(name .. " stays tapped in the next untap phase and untaps in the one after that", both, function(s)
    local land = s.bob:has("in play", name)
    s.bob:has("hand", "Wall of Lava")
    s.bob:taps_for_mana(land, first)
    s:turn_of(s.sue)
    s:expect(land, { counters = { depletion = 1 } })
    s:turn_of(s.bob)
    s:expect(land, { tapped = true, counters = {} })
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(land, { tapped = false, counters = {} })
  end)

  scenario(name .. " loses one counter in each upkeep of its controller", both, function(s)
    local land = s.bob:has("in play", name, { tapped = true, counters = { depletion = 3 } })
    s:turn_of(s.sue)
    s:expect(land, { counters = { depletion = 3 } })
    s:turn_of(s.bob)
    s:expect(land, { tapped = true, counters = { depletion = 2 } })
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(land, { tapped = true, counters = {} })
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(land, { tapped = false })
  end)

  scenario(name .. " taps again for mana when an effect untaps it, counter and all", both, function(s)
    local land = s.bob:has("in play", name, { tapped = true, counters = { depletion = 1 } })
    s.bob:has("hand", "Twiddle")
    s.bob:lands("Island", 1)
    s.bob:casts("Twiddle", { mode = "untap", on = land })
    s.bob:taps_for_mana(land, first)
    s:expect(land, { counters = { depletion = 2 } })
  end)
end

scenario("Veldt gives {W} or {G}, and misses the next untap phase for the counter, which goes in the upkeep", both, function(s)
  local veldt = s.bob:has("in play", "Veldt")
  s.bob:activates(veldt, { ability = 2 })
  s:expect(s.bob, { mana = "{G}" })
  s:expect(veldt, { tapped = true, counters = { depletion = 1 } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(veldt, { tapped = true, counters = {} })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(veldt, { tapped = false })
  s.bob:activates(veldt, { ability = 1 })
  s:expect(s.bob, { mana = "{W}" })
end)

scenario("R-LAND-5 Timberline Ridge that is a swamp untaps in spite of its counter, which stays", { "fifth", "microprose" }, function(s)
  local d = s.bob:has("in play", "Timberline Ridge", { tapped = true, counters = { depletion = 1 } })
  local e = s.sue:has("in play", "Evil Presence", { on = d })
  s:turn_of(s.sue); s:turn_of(s.bob)
  s:expect(d, { tapped = false, counters = { depletion = 1 } })
end)
