-- Activated abilities that cost mana: without any mana none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Argivian Archaeologist", 1 },
  { "Armageddon Clock", 1 },
  { "Ashnod's Battle Gear", 1, "creature" },
  { "Bronze Tablet", 1, "creature" },
  { "Colossus of Sardia", 1 },
  { "Dragon Engine", 1 },
  { "Golgothian Sylex", 1 },
  { "Jalum Tome", 1 },
  { "Millstone", 1, "player" },
  { "Obelisk of Undoing", 1, "creature" },
  { "Rocket Launcher", 1, "creature" },
  { "Staff of Zegon", 1, "creature" },
  { "Tawnos's Coffin", 1 },
  { "Tawnos's Wand", 1, "creature" },
  { "Tawnos's Weaponry", 1, "creature" },
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
