-- Abilities whose cost taps their permanent: tapped already, none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Basalt Monolith", 1 },
  { "Birds of Paradise", 1 },
  { "Black Lotus", 1 },
  { "Celestial Prism", 1 },
  { "Chaos Orb", 1 },
  { "Clockwork Beast", 1 },
  { "Conservator", 1, "creature" },
  { "Cyclopean Tomb", 1, "land" },
  { "Demonic Hordes", 1 },
  { "Disrupting Scepter", 1, "player" },
  { "Dwarven Demolition Team", 1 },
  { "Dwarven Warriors", 1, "creature" },
  { "Gaea's Liege", 1, "land" },
  { "Glasses of Urza", 1, "player" },
  { "Helm of Chatzuk", 1, "creature" },
  { "Icy Manipulator", 1, "creature" },
  { "Jayemdae Tome", 1 },
  { "Ley Druid", 1, "land" },
  { "Llanowar Elves", 1 },
  { "Mana Vault", 1 },
  { "Mox Emerald", 1 },
  { "Mox Jet", 1 },
  { "Mox Pearl", 1 },
  { "Mox Ruby", 1 },
  { "Mox Sapphire", 1 },
  { "Nettling Imp", 1, "creature" },
  { "Nevinyrral's Disk", 1 },
  { "Northern Paladin", 1, "creature" },
  { "Orcish Artillery", 1, "creature" },
  { "Pirate Ship", 1, "creature" },
  { "Prodigal Sorcerer", 1, "creature" },
  { "Rod of Ruin", 1, "creature" },
  { "Royal Assassin", 1, "creature" },
  { "Samite Healer", 1, "creature" },
  { "Sol Ring", 1 },
  { "Stone Giant", 1, "creature" },
  { "The Hive", 1 },
  { "Time Vault", 1 },
}

local aims = {
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
