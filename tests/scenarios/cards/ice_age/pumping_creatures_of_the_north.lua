local both = { "fifth", "microprose" }

-- Creatures that mana makes bigger until end of turn, as often as it is paid (R-PUMP-1).

-- name, lands for one activation, a land that does not help, power, toughness, what it gets
local creatures = {
  { "Adarkar Sentinel", { "Plains", 1 }, nil, 3, 3, 0, 1 },
  { "Flame Spirit", { "Mountain", 1 }, "Forest", 2, 3, 1, 0 },
  { "Folk of the Pines", { "Forest", 2 }, "Mountain", 2, 5, 1, 0 },
}

for _, row in ipairs(creatures) do
  local name, once, other, power, toughness, up, wide = row[1], row[2], row[3], row[4], row[5], row[6], row[7]
  local gain = "+" .. up .. "/+" .. wide

  scenario(name .. " gets " .. gain .. " twice when it is paid for twice, until end of turn", both, function(s)
    local it = s.bob:has("in play", name, { sick = true })
    s:expect(it, { power = power, toughness = toughness })
    s.bob:lands(once[1], 2 * once[2])
    s.bob:activates(it)
    s.bob:activates(it)
    s:expect(it, { power = power + 2 * up, toughness = toughness + 2 * wide, tapped = false })
    s:expect_illegal(function() s.bob:activates(it) end, "R-COST-1")
    s:next_turn()
    s:expect(it, { power = power, toughness = toughness })
  end)

  if other then
    scenario(name .. " gets nothing for mana of another colour", both, function(s)
      local it = s.bob:has("in play", name)
      s.bob:lands(other, 2)
      s:expect_illegal(function() s.bob:activates(it) end, "R-COST-1")
    end)
  end
end

scenario("Adarkar Sentinel outlives a blow for {1}: the toughness is there before the damage is dealt", both, function(s)
  local it = s.bob:has("in play", "Adarkar Sentinel")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:lands("Forest", 1)
  s.bob:attacks { it }
  s.sue:blocks { [giant] = it }
  s.bob:activates(it)
  s:to("main")
  s:expect(it, { zone = "in play", damage = 3, toughness = 4 })
  s:expect(giant, { zone = "graveyard" })
  s:next_turn()
  -- The damage goes at the same instant as the toughness (R-CLEAN-2).
  s:expect(it, { zone = "in play", damage = 0, toughness = 3 })
end)
