-- Creatures that mana makes bigger until end of turn, as often as it is paid (R-PUMP-1).
local both = { "fifth", "microprose" }

-- name, lands for one activation, lands for two, power, toughness, what it gets
local creatures = {
  { "Carrion Ants", { Forest = 1 }, { Forest = 2 }, 0, 1, 1, 1 },
  { "Killer Bees", { Forest = 1 }, { Forest = 2 }, 0, 1, 1, 1 },
  { "Pavel Maliki", { Swamp = 1, Mountain = 1 }, { Swamp = 2, Mountain = 2 }, 5, 3, 1, 0 },
  { "Wall of Opposition", { Swamp = 1 }, { Swamp = 2 }, 0, 6, 1, 0 },
}

for _, row in ipairs(creatures) do
  local name, once, twice, power, toughness, up, wide = row[1], row[2], row[3], row[4], row[5], row[6], row[7]
  local gain = "+" .. up .. "/+" .. wide

  scenario(name .. " gets " .. gain .. " twice when it is paid for twice, tapped or not, until end of turn", both, function(s)
    local it = s.bob:has("in play", name, { tapped = true })
    for land, n in pairs(twice) do s.bob:lands(land, n) end
    s:expect(it, { power = power, toughness = toughness })
    s.bob:activates(it)
    s.bob:activates(it)
    s:expect(it, { power = power + 2 * up, toughness = toughness + 2 * wide })
    s:next_turn()
    s:expect(it, { power = power, toughness = toughness })
  end)

  scenario(name .. " gets it only for its mana, and only from its controller", both, function(s)
    local it = s.bob:has("in play", name, { sick = true })
    s:expect_illegal(function() s.bob:activates(it) end, "R-COST-1")
    for land, n in pairs(once) do
      s.sue:lands(land, n)
      s.bob:lands(land, n)
    end
    s:expect_illegal(function() s.sue:activates(it) end, "R-COST-9")
    s.bob:activates(it)
    s:expect(it, { power = power + up })         -- sick as it is (R-SICK-4)
    s:expect_illegal(function() s.bob:activates(it) end, "R-COST-1")
  end)
end

scenario("R-FLY-1 Killer Bees fly", both, function(s)
  local it = s.bob:has("in play", "Killer Bees")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Forest", 3)
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
  for _ = 1, 3 do s.bob:activates(it) end
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("Killer Bees take green mana only", both, function(s)
  local it = s.bob:has("in play", "Killer Bees")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:activates(it) end, "{G}")
end)

scenario("R-CRE-9 Wall of Opposition cannot attack, however strong", both, function(s)
  local it = s.bob:has("in play", "Wall of Opposition")
  s.bob:lands("Mountain", 1)
  s.bob:activates(it)
  s:expect_illegal(function() s.bob:attacks { it } end, "Wall")
end)
