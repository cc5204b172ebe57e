-- Creatures of the set whose power and toughness nothing else shows: by themselves, with nothing that changes them.
local both = { "fifth", "microprose" }

-- name, power, toughness
local creatures = {
  { "Benthic Explorers", 2, 4 },
  { "Diseased Vermin", 1, 1 },
  { "Elvish Bard", 2, 4 },
  { "Enslaved Scout", 2, 2 },
  { "Fyndhorn Druid", 2, 2 },
  { "Gargantuan Gorilla", 7, 7 },
  { "Gorilla Shaman", 1, 1 },
  { "Keeper of Tresserhorn", 6, 6 },
  { "Krovikan Horror", 2, 2 },
  { "Soldevi Adnate", 1, 2 },
  { "Soldevi Heretic", 2, 2 },
  { "Soldevi Sage", 1, 1 },
  { "Stromgald Spy", 2, 4 },
  { "Sustaining Spirit", 0, 3 },
  { "Viscerid Drone", 1, 2 },
}

for _, row in ipairs(creatures) do
  local name, power, toughness = row[1], row[2], row[3]

  scenario(name .. " is a " .. power .. "/" .. toughness, both, function(s)
    local creature = s.bob:has("in play", name)
    s:expect(creature, { zone = "in play", power = power, toughness = toughness })
  end)
end
