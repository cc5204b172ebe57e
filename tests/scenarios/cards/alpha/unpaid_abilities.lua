-- Activated abilities that cost mana: without any mana none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Blessing", 1 },
  { "Celestial Prism", 1 },
  { "Chaos Orb", 1 },
  { "Cyclopean Tomb", 1, "land" },
  { "Deathgrip", 1, "creature" },
  { "Disrupting Scepter", 1, "player" },
  { "Dragon Whelp", 1 },
  { "Firebreathing", 1 },
  { "Frozen Shade", 1 },
  { "Goblin Balloon Brigade", 1 },
  { "Granite Gargoyle", 1 },
  { "Helm of Chatzuk", 1, "creature" },
  { "Holy Armor", 1 },
  { "Icy Manipulator", 1, "creature" },
  { "Jade Statue", 1 },
  { "Jayemdae Tome", 1 },
  { "Lifeforce", 1, "creature" },
  { "Nevinyrral's Disk", 1 },
  { "Northern Paladin", 1, "creature" },
  { "Pestilence", 1 },
  { "Rock Hydra", 2, "creature" },
  { "Rod of Ruin", 1, "creature" },
  { "Shivan Dragon", 1 },
  { "The Hive", 1 },
  { "Wall of Fire", 1 },
  { "Wall of Water", 1 },
}

local aims = {
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
