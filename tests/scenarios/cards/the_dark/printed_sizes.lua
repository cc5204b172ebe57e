-- Creatures of the set whose power and toughness nothing else shows: by themselves, with nothing that changes them.
local both = { "fifth", "microprose" }

-- name, power, toughness
local creatures = {
  { "Apprentice Wizard", 0, 1 },
  { "Ball Lightning", 6, 1 },
  { "Banshee", 0, 1 },
  { "Bog Rats", 1, 1 },
  { "Brothers of Fire", 2, 2 },
  { "Eater of the Dead", 3, 4 },
  { "Elves of Deep Shadow", 1, 1 },
  { "Exorcist", 1, 1 },
  { "Goblin Rock Sled", 3, 1 },
  { "Goblin Wizard", 1, 1 },
  { "Goblins of the Flarg", 1, 1 },
  { "Grave Robbers", 1, 1 },
  { "Knights of Thorn", 2, 2 },
  { "Land Leeches", 2, 2 },
  { "Merfolk Assassin", 1, 2 },
  { "Niall Silvain", 2, 2 },
  { "Pikemen", 1, 1 },
  { "Preacher", 1, 1 },
  { "Rag Man", 2, 1 },
  { "Scarwood Bandits", 2, 2 },
  { "Scarwood Hag", 1, 1 },
  { "Scavenger Folk", 1, 1 },
  { "Sisters of the Flame", 2, 2 },
  { "Spitting Slug", 2, 4 },
  { "The Fallen", 2, 3 },
  { "Tracker", 2, 2 },
  { "Witch Hunter", 1, 1 },
  { "Wormwood Treefolk", 4, 4 },
}

for _, row in ipairs(creatures) do
  local name, power, toughness = row[1], row[2], row[3]

  scenario(name .. " is a " .. power .. "/" .. toughness, both, function(s)
    local creature = s.bob:has("in play", name)
    s:expect(creature, { zone = "in play", power = power, toughness = toughness })
  end)
end
