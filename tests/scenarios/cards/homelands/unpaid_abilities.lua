-- Activated abilities that cost mana: without any mana none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Abbey Matron", 1 },
  { "An-Havva Township", 2 },
  { "An-Havva Township", 3 },
  { "An-Havva Township", 4 },
  { "Anaba Shaman", 1, "creature" },
  { "Autumn Willow", 1, "player" },
  { "Aysen Abbey", 2 },
  { "Aysen Abbey", 3 },
  { "Aysen Abbey", 4 },
  { "Beast Walkers", 1 },
  { "Castle Sengir", 2 },
  { "Castle Sengir", 3 },
  { "Castle Sengir", 4 },
  { "Chandler", 1, "creature" },
  { "Didgeridoo", 1 },
  { "Dwarven Pony", 1, "creature" },
  { "Grandmother Sengir", 1, "creature" },
  { "Joven", 1, "artifact" },
  { "Joven's Tools", 1, "creature" },
  { "Koskun Keep", 2 },
  { "Koskun Keep", 3 },
  { "Koskun Keep", 4 },
  { "Leaping Lizard", 1 },
  { "Marjhan", 1, "creature" },
  { "Marjhan", 2, "creature" },
  { "Mesa Falcon", 1 },
  { "Roterothopter", 1 },
  { "Serra Paladin", 2, "creature" },
  { "Soraya the Falconer", 1, "creature" },
  { "Torture", 1 },
  { "Veldrane of Sengir", 1 },
  { "Wall of Kelp", 1 },
  { "Willow Priestess", 2, "creature" },
  { "Wizards' School", 2 },
  { "Wizards' School", 3 },
  { "Wizards' School", 4 },
}

local aims = {
  artifact = function(s) return s.sue:has("in play", "Black Vise") end,
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
