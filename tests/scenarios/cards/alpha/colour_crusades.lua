local both = { "fifth", "microprose" }

-- Bad Moon and Crusade: +1/+1 for all creatures of one colour.

for _, row in ipairs { { "Bad Moon", "Swamp", "Scathe Zombies", "White Knight", "black" }, { "Crusade", "Plains", "Savannah Lions", "Black Knight", "white" } } do
  local name, land, creature, other, colour = row[1], row[2], row[3], row[4], row[5]

  scenario(name .. " gives all " .. colour .. " creatures +1/+1, the opponent's too, while it is in play", both, function(s)
    local mine = s.bob:has("in play", creature)
    local hers = s.sue:has("in play", creature)
    local not_so = s.bob:has("in play", other)
    s.bob:has("hand", name)
    s.bob:lands(land, 2)
    local before = creature == "Scathe Zombies" and { 2, 2 } or { 2, 1 }
    s.bob:casts(name)
    s:expect(mine, { power = before[1] + 1, toughness = before[2] + 1 })
    s:expect(hers, { power = before[1] + 1, toughness = before[2] + 1 })
    s:expect(not_so, { power = 2, toughness = 2 })
    s.sue:has("hand", "Disenchant")
    s.sue:lands("Plains", 2)
    s.sue:casts("Disenchant", { on = s.bob:finds(name) })
    s:expect(mine, { power = before[1], toughness = before[2] })
  end)
end
