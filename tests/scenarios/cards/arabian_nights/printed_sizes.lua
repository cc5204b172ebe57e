-- Creatures of the set whose power and toughness nothing else shows: by themselves, with nothing that changes them.
local both = { "fifth", "microprose" }

-- name, power, toughness
local creatures = {
  { "Guardian Beast", 2, 4 },
  { "Nafs Asp", 1, 1 },
}

for _, row in ipairs(creatures) do
  local name, power, toughness = row[1], row[2], row[3]

  scenario(name .. " is a " .. power .. "/" .. toughness, both, function(s)
    local creature = s.bob:has("in play", name)
    s:expect(creature, { zone = "in play", power = power, toughness = toughness })
  end)
end
