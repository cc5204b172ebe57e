-- Abilities whose cost taps their permanent: tapped already, none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Aeolipile", 1, "creature" },
  { "Armor Thrull", 1, "creature" },
  { "Balm of Restoration", 1, "creature" },
  { "Basal Thrull", 1 },
  { "Bottomless Vault", 1 },
  { "Conch Horn", 1 },
  { "Delif's Cone", 1, "creature" },
  { "Delif's Cube", 1, "creature" },
  { "Draconian Cylix", 1, "creature" },
  { "Dwarven Armorer", 1, "creature" },
  { "Dwarven Hold", 1 },
  { "Dwarven Ruins", 1 },
  { "Dwarven Ruins", 2 },
  { "Ebon Stronghold", 1 },
  { "Ebon Stronghold", 2 },
  { "Elven Lyre", 1, "creature" },
  { "Elvish Hunter", 1, "creature" },
  { "Elvish Scout", 1, "creature" },
  { "Hand of Justice", 1, "creature" },
  { "Havenwood Battleground", 1 },
  { "Havenwood Battleground", 2 },
  { "Hollow Trees", 1 },
  { "Icatian Javelineers", 1, "creature" },
  { "Icatian Scout", 1, "creature" },
  { "Icatian Store", 1 },
  { "Implements of Sacrifice", 1 },
  { "Orcish Spy", 1, "player" },
  { "Rainbow Vale", 1 },
  { "Ring of Renewal", 1 },
  { "Ruins of Trokair", 1 },
  { "Ruins of Trokair", 2 },
  { "Sand Silos", 1 },
  { "Seasinger", 1, "creature" },
  { "Spirit Shield", 1, "creature" },
  { "Svyelunite Priest", 1, "creature" },
  { "Svyelunite Temple", 1 },
  { "Svyelunite Temple", 2 },
  { "Thelonite Druid", 1 },
  { "Thelonite Monk", 1, "land" },
  { "Thrull Champion", 1, "creature" },
  { "Vodalian Mage", 1, "creature" },
  { "Zelyon Sword", 1, "creature" },
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
