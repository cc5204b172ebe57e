-- Abilities whose cost taps their permanent: tapped already, none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Ashnod's Cylix", 1, "player" },
  { "Astrolabe", 1 },
  { "Balduvian Trading Post", 1, "creature" },
  { "Balduvian Trading Post", 2, "creature" },
  { "Benthic Explorers", 1, "land" },
  { "Floodwater Dam", 1, "creature" },
  { "Gargantuan Gorilla", 1, "creature" },
  { "Gustha's Scepter", 1 },
  { "Gustha's Scepter", 2 },
  { "Heart of Yavimaya", 1, "creature" },
  { "Heart of Yavimaya", 2, "creature" },
  { "Helm of Obedience", 1, "player" },
  { "Kjeldoran Outpost", 1 },
  { "Kjeldoran Outpost", 2 },
  { "Lake of the Dead", 1 },
  { "Lake of the Dead", 2 },
  { "Lodestone Bauble", 1, "creature" },
  { "Mishra's Groundbreaker", 1, "land" },
  { "Mystic Compass", 1, "land" },
  { "Scarab of the Unseen", 1, "creature" },
  { "School of the Unseen", 1 },
  { "School of the Unseen", 2 },
  { "Sheltered Valley", 1 },
  { "Soldevi Adnate", 1 },
  { "Soldevi Excavations", 1 },
  { "Soldevi Excavations", 2 },
  { "Soldevi Heretic", 1 },
  { "Soldevi Sage", 1 },
  { "Soldier of Fortune", 1, "player" },
  { "Thawing Glaciers", 1 },
  { "Viscerid Drone", 1, "creature" },
  { "Viscerid Drone", 2, "creature" },
  { "Whip Vine", 1, "creature" },
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
