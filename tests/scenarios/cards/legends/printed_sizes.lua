-- Creatures of the set whose power and toughness nothing else shows: by themselves, with nothing that changes them.
local both = { "fifth", "microprose" }

-- name, power, toughness
local creatures = {
  { "Abomination", 2, 6 },
  { "Adun Oakenshield", 1, 2 },
  { "Aisling Leprechaun", 1, 1 },
  { "Akron Legionnaire", 8, 4 },
  { "Amrou Kithkin", 1, 1 },
  { "Angus Mackenzie", 2, 2 },
  { "Axelrod Gunnarson", 5, 5 },
  { "Ayesha Tanaka", 2, 2 },
  { "Blazing Effigy", 0, 3 },
  { "Clergy of the Holy Nimbus", 1, 1 },
  { "Cyclopean Mummy", 2, 1 },
  { "Elder Land Wurm", 5, 5 },
  { "Elven Riders", 3, 3 },
  { "Emerald Dragonfly", 1, 1 },
  { "Ghosts of the Damned", 0, 2 },
  { "Giant Slug", 1, 1 },
  { "Giant Turtle", 2, 4 },
  { "Hazezon Tamar", 2, 4 },
  { "Hell's Caretaker", 1, 1 },
  { "Ichneumon Druid", 1, 1 },
  { "Lady Evangela", 1, 2 },
  { "Livonya Silone", 4, 4 },
  { "Marble Priest", 3, 3 },
  { "Nebuchadnezzar", 3, 3 },
  { "Nicol Bolas", 7, 7 },
  { "Palladia-Mors", 7, 7 },
  { "Pit Scorpion", 1, 1 },
  { "Pradesh Gypsies", 1, 1 },
  { "Psionic Entity", 2, 2 },
  { "Quarum Trench Gnomes", 1, 1 },
  { "Radjan Spirit", 3, 2 },
  { "Ragnar", 2, 2 },
  { "Rubinia Soulsinger", 2, 3 },
  { "Shimian Night Stalker", 4, 4 },
  { "Sol'kanar the Swamp King", 5, 5 },
  { "Tempest Efreet", 3, 3 },
  { "The Wretched", 2, 5 },
  { "Time Elemental", 0, 2 },
  { "Wall of Shadows", 0, 1 },
  { "Wall of Vapor", 0, 1 },
  { "Willow Satyr", 1, 1 },
}

for _, row in ipairs(creatures) do
  local name, power, toughness = row[1], row[2], row[3]

  scenario(name .. " is a " .. power .. "/" .. toughness, both, function(s)
    local creature = s.bob:has("in play", name)
    s:expect(creature, { zone = "in play", power = power, toughness = toughness })
  end)
end
