-- Abilities whose cost taps their permanent: tapped already, none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Adun Oakenshield", 1 },
  { "Al-abara's Carpet", 1 },
  { "Alchor's Tomb", 1, "creature" },
  { "Angus Mackenzie", 1 },
  { "Ayesha Tanaka", 1, "creature" },
  { "Black Mana Battery", 1 },
  { "Black Mana Battery", 2 },
  { "Blue Mana Battery", 1 },
  { "Blue Mana Battery", 2 },
  { "Boris Devilboon", 1 },
  { "Crimson Manticore", 1, "creature" },
  { "D'Avenant Archer", 1, "creature" },
  { "Fire Sprites", 1 },
  { "Ghosts of the Damned", 1, "creature" },
  { "Green Mana Battery", 1 },
  { "Green Mana Battery", 2 },
  { "Gwendlyn Di Corci", 1, "player" },
  { "Hammerheim", 1, "creature" },
  { "Hammerheim", 2, "creature" },
  { "Hell's Caretaker", 1, "creature" },
  { "Horn of Deafening", 1, "creature" },
  { "Hyperion Blacksmith", 1, "artifact" },
  { "Karakas", 1, "creature" },
  { "Karakas", 2, "creature" },
  { "Kei Takahashi", 1, "creature" },
  { "Knowledge Vault", 1 },
  { "Kry Shield", 1, "creature" },
  { "Lady Caleria", 1, "creature" },
  { "Lady Evangela", 1, "creature" },
  { "Life Matrix", 1, "creature" },
  { "Mirror Universe", 1, "player" },
  { "Nebuchadnezzar", 1, "player" },
  { "North Star", 1 },
  { "Nova Pentacle", 1 },
  { "Pendelhaven", 1, "creature" },
  { "Pendelhaven", 2, "creature" },
  { "Petra Sphinx", 1, "player" },
  { "Pixie Queen", 1, "creature" },
  { "Pradesh Gypsies", 1, "creature" },
  { "Princess Lucrezia", 1 },
  { "Psionic Entity", 1, "creature" },
  { "Quarum Trench Gnomes", 1, "land" },
  { "Radjan Spirit", 1, "creature" },
  { "Ragnar", 1, "creature" },
  { "Ramses Overdark", 1, "creature" },
  { "Red Mana Battery", 1 },
  { "Red Mana Battery", 2 },
  { "Relic Barrier", 1, "artifact" },
  { "Ring of Immortals", 1, "creature" },
  { "Riven Turnbull", 1 },
  { "Rubinia Soulsinger", 1, "creature" },
  { "Serpent Generator", 1 },
  { "Shelkin Brownie", 1, "creature" },
  { "Shimian Night Stalker", 1, "creature" },
  { "Spinal Villain", 1, "creature" },
  { "Sunastian Falconer", 1 },
  { "Sword of the Ages", 1, "creature" },
  { "Tempest Efreet", 1, "player" },
  { "Tetsuo Umezawa", 1, "creature" },
  { "Time Elemental", 1, "creature" },
  { "Tolaria", 1, "creature" },
  { "Tolaria", 2, "creature" },
  { "Tor Wauki", 1, "creature" },
  { "Triassic Egg", 1, "creature" },
  { "Tuknir Deathlock", 1, "creature" },
  { "Urborg", 1, "creature" },
  { "Urborg", 2, "creature" },
  { "Voodoo Doll", 1, "creature" },
  { "White Mana Battery", 1 },
  { "White Mana Battery", 2 },
  { "Willow Satyr", 1, "creature" },
  { "Xira Arien", 1, "player" },
}

local aims = {
  artifact = function(s) return s.sue:has("in play", "Black Vise") end,
  creature = function(s) return s.sue:has("in play", "Grizzly Bears") end,
  land = function(s) return s.sue:has("in play", "Forest", { tapped = true }) end,
  player = function(s) return s.sue end,
}

for _, row in ipairs(abilities) do
  local name, number, aim = row[1], row[2], row[3]

  scenario("ability " .. number .. " of a tapped " .. name .. " is not used", both, function(s)
    local it = s.bob:has("in play", name, { tapped = true })
    local target = aim and aims[aim](s)
    s:expect_illegal(function() s.bob:activates(it, { target = target, ability = number }) end, "R-COST-2")
  end)
end
