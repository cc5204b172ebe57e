-- Creatures of the set whose power and toughness nothing else shows: by themselves, with nothing that changes them.
local both = { "fifth", "microprose" }

-- name, power, toughness
local creatures = {
  { "Combat Medic", 0, 2 },
  { "Deep Spawn", 6, 6 },
  { "Elvish Farmer", 0, 2 },
  { "Feral Thallid", 6, 3 },
  { "Goblin Chirurgeon", 0, 2 },
  { "Goblin Flotilla", 2, 2 },
  { "Hand of Justice", 2, 6 },
  { "Icatian Infantry", 1, 1 },
  { "Icatian Javelineers", 1, 1 },
  { "Icatian Phalanx", 2, 4 },
  { "Icatian Skirmishers", 1, 1 },
  { "Orcish Captain", 1, 1 },
  { "Orcish Spy", 1, 1 },
  { "Orgg", 6, 6 },
  { "Spore Flower", 0, 1 },
  { "Svyelunite Priest", 1, 1 },
  { "Thallid", 1, 1 },
  { "Thelonite Monk", 1, 2 },
  { "Thorn Thallid", 2, 2 },
  { "Thrull Wizard", 1, 1 },
  { "Vodalian Knights", 2, 2 },
  { "Vodalian Mage", 1, 1 },
}

for _, row in ipairs(creatures) do
  local name, power, toughness = row[1], row[2], row[3]

  scenario(name .. " is a " .. power .. "/" .. toughness, both, function(s)
    local creature = s.bob:has("in play", name)
    s:expect(creature, { zone = "in play", power = power, toughness = toughness })
  end)
end
