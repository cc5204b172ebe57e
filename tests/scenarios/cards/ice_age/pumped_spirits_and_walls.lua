-- Creatures that mana changes until end of turn, as often as it is paid (R-PUMP-1).
local both = { "fifth", "microprose" }

-- name, land for each activation, power, toughness, what it gets
local creatures = {
  { "Sea Spirit", { "Island" }, 2, 3, 1, 0 },
  { "Shambling Strider", { "Mountain", "Forest" }, 5, 5, 1, -1 },
  { "Thunder Wall", { "Island" }, 0, 2, 1, 1 },
  { "Wall of Lava", { "Mountain" }, 1, 3, 1, 1 },
}

for _, row in ipairs(creatures) do
  local name, lands, power, toughness, up, wide = row[1], row[2], row[3], row[4], row[5], row[6]

  scenario(name .. " is changed twice when it is paid for twice, tapped or not, until end of turn", both, function(s)
    local it = s.bob:has("in play", name, { tapped = true })
    for _, land in ipairs(lands) do s.bob:lands(land, 2) end
    s:expect(it, { power = power, toughness = toughness })
    s.bob:activates(it)
    s.bob:activates(it)
    s:expect(it, { power = power + 2 * up, toughness = toughness + 2 * wide })
    s:next_turn()
    s:expect(it, { power = power, toughness = toughness })
  end)

  scenario(name .. " is changed only for its mana, and only by its controller", both, function(s)
    local it = s.bob:has("in play", name, { sick = true })
    s.bob:lands("Plains", 3)
    s:expect_illegal(function() s.bob:activates(it) end, "R-COST-1")
    for _, land in ipairs(lands) do
      s.sue:lands(land, 1)
      s.bob:lands(land, 1)
    end
    s:expect_illegal(function() s.sue:activates(it) end, "R-COST-9")
    s.bob:activates(it)
    s:expect(it, { power = power + up, toughness = toughness + wide })
  end)
end

scenario("R-CRE-7 Shambling Strider dies of its own growth when it has taken damage", both, function(s)
  local strider = s.bob:has("in play", "Shambling Strider", { damage = 4 })
  s.bob:lands("Mountain", 1)
  s.bob:lands("Forest", 1)
  s.bob:activates(strider)
  s:expect(strider, { zone = "graveyard" })
end)

scenario("R-FLY-1 Thunder Wall blocks a flier, grown to kill it, and cannot attack (R-CRE-9)", both, function(s)
  local wall = s.sue:has("in play", "Thunder Wall")
  s.sue:lands("Island", 3)
  local erne = s.bob:has("in play", "Silver Erne")
  s.bob:attacks { erne }
  s.sue:blocks { [wall] = erne }
  s.sue:activates(wall)
  s.sue:activates(wall)
  s:to("end of attack")
  s:expect(erne, { zone = "graveyard" })
  s:expect(wall, { zone = "in play", damage = 2 })
  s:next_turn()
  s:expect_illegal(function() s.sue:attacks { wall } end, "R-CRE-9")
end)

scenario("R-CRE-9 Wall of Lava cannot attack, however strong", both, function(s)
  local wall = s.bob:has("in play", "Wall of Lava")
  s.bob:lands("Mountain", 1)
  s.bob:activates(wall)
  s:expect_illegal(function() s.bob:attacks { wall } end, "R-CRE-9")
end)
