local both = { "fifth", "microprose" }

-- Lands that give one colourless mana, or one mana of two colours and 1 damage to whoever taps them.

-- name, its two colours and what they give
local lands = {
  { "Adarkar Wastes", "white", "{W}", "blue", "{U}", "red" },
  { "Brushland", "green", "{G}", "white", "{W}", "blue" },
}

for _, row in ipairs(lands) do
  local name, one, one_mana, two, two_mana, other = row[1], row[2], row[3], row[4], row[5], row[6]

  scenario(name .. " gives colourless mana for nothing, " .. one .. " or " .. two .. " for 1 damage", both, function(s)
    local lands_of_bob = s.bob:has("in play", name, { count = 3 })
    s.bob:taps_for_mana(lands_of_bob[1], "colourless")
    s:expect(s.bob, { mana = "{C}", life = 20 })
    s:expect(lands_of_bob[1], { tapped = true })
    s.bob:taps_for_mana(lands_of_bob[2], one)
    s:expect(s.bob, { mana = "{C}" .. one_mana, life = 19 })
    s.bob:taps_for_mana(lands_of_bob[3], two)
    s:expect(s.bob, { life = 18, mana = "{C}" .. one_mana .. two_mana })
    s:expect(s.sue, { life = 20 })
    s:expect_illegal(function() s.bob:taps_for_mana(lands_of_bob[3], two) end, "R-COST-2")
  end)

  scenario(name .. " gives no " .. other .. " mana, and is of no basic land type", both, function(s)
    local it = s.bob:has("in play", name)
    s:expect(it, { land_types = {}, types = { "land" } })
    s:expect_illegal(function() s.bob:taps_for_mana(it, other) end, other)
  end)

  scenario(name .. ": the damage may be prevented", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:has("hand", "Healing Salve")
    s.bob:lands("Plains", 1)
    s.bob:will_prevent("Healing Salve")
    s.bob:taps_for_mana(it, one)
    s:resolve()
    s:expect(s.bob, { life = 20, graveyard = { "Healing Salve" } })
  end)
end
