local both = { "fifth", "microprose" }

-- Urza's Mine, Power Plant and Tower: more together than apart.
local together = { ["Urza's Mine"] = "{C}{C}", ["Urza's Power Plant"] = "{C}{C}", ["Urza's Tower"] = "{C}{C}{C}" }

for name, mana in pairs(together) do
  scenario(name .. " alone gives one colourless mana", both, function(s)
    local land = s.bob:has("in play", name)
    s.bob:taps_for_mana(land)
    s:expect(s.bob, { mana = "{C}" })
  end)

  scenario(name .. " gives " .. mana .. " where its controller has all three, tapped or not", both, function(s)
    local land = s.bob:has("in play", name)
    for other in pairs(together) do
      if other ~= name then s.bob:has("in play", other, { tapped = true }) end
    end
    s.bob:taps_for_mana(land)
    s:expect(s.bob, { mana = mana })
  end)

  scenario(name .. " gives one mana where one of the three is missing, or is the opponent's", both, function(s)
    local land = s.bob:has("in play", name)
    local missing
    for other in pairs(together) do
      if other ~= name then
        if missing then s.bob:has("in play", other) else missing = other; s.sue:has("in play", other) end
      end
    end
    s.bob:taps_for_mana(land)
    s:expect(s.bob, { mana = "{C}" })
  end)
end

scenario("two Towers, a Mine and a Power Plant give ten mana", both, function(s)
  local lands = {}
  for _, name in ipairs { "Urza's Tower", "Urza's Tower", "Urza's Mine", "Urza's Power Plant" } do
    lands[#lands + 1] = s.bob:has("in play", name)
  end
  for _, land in ipairs(lands) do s.bob:taps_for_mana(land) end
  s:expect(s.bob, { mana = "{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}" })
end)

scenario("Urza's Power Plant, ruling 2004-10-04: with all three its controller takes two mana, and cannot take one", both, function(s)
  local plant = s.bob:has("in play", "Urza's Power Plant")
  s.bob:has("in play", "Urza's Mine")
  s.bob:has("in play", "Urza's Tower")
  s.bob:taps_for_mana(plant)               -- nothing is asked
  s:expect(s.bob, { mana = "{C}{C}" })
  s:next_turn()
  s:expect(s.bob, { life = 18 })           -- R-MANA-4
end)

scenario("Urza's Mine counts lands of its controller's alone, and none that Evil Presence has made a swamp (R-LAND-5)", both, function(s)
  local mine = s.bob:has("in play", "Urza's Mine")
  s.bob:has("in play", "Urza's Power Plant")
  s.sue:has("in play", "Urza's Tower")
  s.bob:taps_for_mana(mine)
  s:expect(s.bob, { mana = "{C}" })
  local tower = s.bob:has("in play", "Urza's Tower")
  local other = s.bob:has("in play", "Urza's Mine")
  s.bob:taps_for_mana(other)
  s:expect(s.bob, { mana = "{C}{C}{C}" })
  s.sue:has("in play", "Evil Presence", { on = tower })
  local third = s.bob:has("in play", "Urza's Mine")
  s.bob:taps_for_mana(third)
  s:expect(s.bob, { mana = "{C}{C}{C}{C}" })
end)

scenario("R-LAND-5 Urza's Power Plant gives one mana where Evil Presence has taken the name of Urza's Mine", { "fifth", "microprose" }, function(s)
  local p = s.bob:has("in play", "Urza's Power Plant")
  local m = s.bob:has("in play", "Urza's Mine"); s.bob:has("in play", "Urza's Tower")
  s.sue:has("in play", "Evil Presence", { on = m })
  s.bob:taps_for_mana(p)
  s:expect(s.bob, { mana = "{C}" })
end)

scenario("Urza's Power Plant: the opponent's Mine and Tower do not count", { "fifth", "microprose" }, function(s)
  local p = s.bob:has("in play", "Urza's Power Plant")
  s.sue:has("in play", "Urza's Mine"); s.sue:has("in play", "Urza's Tower")
  s.bob:taps_for_mana(p)
  s:expect(s.bob, { mana = "{C}" })
end)
