-- Activated abilities that cost mana: without any mana none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Adun Oakenshield", 1 },
  { "Alchor's Tomb", 1, "creature" },
  { "Angus Mackenzie", 1 },
  { "Arcades Sabboth", 1 },
  { "Black Mana Battery", 1 },
  { "Blue Mana Battery", 1 },
  { "Boris Devilboon", 1 },
  { "Carrion Ants", 1 },
  { "Crimson Manticore", 1, "creature" },
  { "Emerald Dragonfly", 1 },
  { "Fire Sprites", 1 },
  { "Giant Slug", 1 },
  { "Green Mana Battery", 1 },
  { "Horn of Deafening", 1, "creature" },
  { "Killer Bees", 1 },
  { "Knowledge Vault", 1 },
  { "Kry Shield", 1, "creature" },
  { "Lady Evangela", 1, "creature" },
  { "Lesser Werewolf", 1, "creature" },
  { "Life Matrix", 1, "creature" },
  { "Master of the Hunt", 1 },
  { "North Star", 1 },
  { "Pavel Maliki", 1 },
  { "Pixie Queen", 1, "creature" },
  { "Pradesh Gypsies", 1, "creature" },
  { "Red Mana Battery", 1 },
  { "Ring of Immortals", 1, "creature" },
  { "Serpent Generator", 1 },
  { "Tetsuo Umezawa", 1, "creature" },
  { "Time Elemental", 1, "creature" },
  { "Triassic Egg", 1, "creature" },
  { "Tuknir Deathlock", 1, "creature" },
  { "Vaevictis Asmadi", 1 },
  { "Vaevictis Asmadi", 2 },
  { "Vaevictis Asmadi", 3 },
  { "Vampire Bats", 1 },
  { "Wall of Opposition", 1 },
  { "Wall of Wonder", 1 },
  { "White Mana Battery", 1 },
  { "Xira Arien", 1, "player" },
}

local aims = {
  creature = function(s) return s.sue:has("in play", "Grizzly Bears") end,
  player = function(s) return s.sue end,
}

for _, row in ipairs(abilities) do
  local name, number, aim = row[1], row[2], row[3]

  scenario("ability " .. number .. " of " .. name .. " is not used without mana", both, function(s)
    local it = s.bob:has("in play", name)
    local target = aim and aims[aim](s)
    s:expect_illegal(function() s.bob:activates(it, { target = target, ability = number }) end, "R-MANA-6")
  end)
end
