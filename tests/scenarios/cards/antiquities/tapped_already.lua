-- Abilities whose cost taps their permanent: tapped already, none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Amulet of Kroog", 1, "creature" },
  { "Argivian Archaeologist", 1 },
  { "Argivian Blacksmith", 1, "creature" },
  { "Ashnod's Battle Gear", 1, "creature" },
  { "Ashnod's Transmogrant", 1, "creature" },
  { "Bronze Tablet", 1, "creature" },
  { "Candelabra of Tawnos", 1 },
  { "Clockwork Avian", 1 },
  { "Dwarven Weaponsmith", 1 },
  { "Feldon's Cane", 1 },
  { "Goblin Artisans", 1, "creature" },
  { "Golgothian Sylex", 1 },
  { "Grapeshot Catapult", 1, "creature" },
  { "Jalum Tome", 1 },
  { "Millstone", 1, "player" },
  { "Mishra's Factory", 1, "creature" },
  { "Mishra's Factory", 3, "creature" },
  { "Mishra's Workshop", 1 },
  { "Obelisk of Undoing", 1, "creature" },
  { "Orcish Mechanics", 1, "creature" },
  { "Phyrexian Gremlins", 1 },
  { "Priest of Yawgmoth", 1 },
  { "Sage of Lat-Nam", 1 },
  { "Staff of Zegon", 1, "creature" },
  { "Strip Mine", 1, "land" },
  { "Strip Mine", 2, "land" },
  { "Tawnos's Coffin", 1 },
  { "Tawnos's Wand", 1, "creature" },
  { "Tawnos's Weaponry", 1, "creature" },
  { "Urza's Mine", 1 },
  { "Urza's Power Plant", 1 },
  { "Urza's Tower", 1 },
  { "Xenic Poltergeist", 1, "artifact" },
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
