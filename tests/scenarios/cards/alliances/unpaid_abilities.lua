-- Activated abilities that cost mana: without any mana none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Agent of Stromgald", 1 },
  { "Ashnod's Cylix", 1, "player" },
  { "Balduvian Dead", 1, "creature" },
  { "Balduvian Trading Post", 2, "creature" },
  { "Browse", 1 },
  { "Chaos Harlequin", 1 },
  { "Enslaved Scout", 1 },
  { "Floodwater Dam", 1, "creature" },
  { "Gorilla Shaman", 1, "artifact" },
  { "Ivory Gargoyle", 1 },
  { "Kjeldoran Outpost", 2 },
  { "Kjeldoran Pride", 1, "creature" },
  { "Mystic Compass", 1, "land" },
  { "Noble Steeds", 1, "creature" },
  { "Phantasmal Fiend", 1 },
  { "Phantasmal Fiend", 2 },
  { "Phelddagrif", 1, "player" },
  { "Phelddagrif", 2, "player" },
  { "Phelddagrif", 3, "player" },
  { "Phyrexian Portal", 1, "player" },
  { "School of the Unseen", 2 },
  { "Soldevi Digger", 1 },
  { "Soldevi Excavations", 2 },
  { "Soldier of Fortune", 1, "player" },
  { "Splintering Wind", 1, "creature" },
  { "Storm Elemental", 1, "creature" },
  { "Storm Elemental", 2, "creature" },
  { "Storm Shaman", 1 },
  { "Sworn Defender", 1, "creature" },
  { "Thawing Glaciers", 1 },
  { "Tidal Control", 1, "creature" },
  { "Unlikely Alliance", 1, "creature" },
  { "Urza's Engine", 1 },
  { "Urza's Engine", 2 },
  { "Viscerid Armor", 1 },
  { "Wild Aesthir", 1 },
  { "Yavimaya Ancients", 1 },
}

local aims = {
  artifact = function(s) return s.sue:has("in play", "Black Vise") end,
  creature = function(s) return s.sue:has("in play", "Grizzly Bears") end,
  land = function(s) return s.sue:has("in play", "Forest", { tapped = true }) end,
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
