-- Abilities whose cost taps their permanent: tapped already, none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Abbey Matron", 1 },
  { "An-Havva Township", 1 },
  { "An-Havva Township", 2 },
  { "An-Havva Township", 3 },
  { "An-Havva Township", 4 },
  { "Anaba Ancestor", 1, "creature" },
  { "Anaba Shaman", 1, "creature" },
  { "Apocalypse Chime", 1 },
  { "Aysen Abbey", 1 },
  { "Aysen Abbey", 2 },
  { "Aysen Abbey", 3 },
  { "Aysen Abbey", 4 },
  { "Aysen Bureaucrats", 1, "creature" },
  { "Baron Sengir", 1, "creature" },
  { "Castle Sengir", 1 },
  { "Castle Sengir", 2 },
  { "Castle Sengir", 3 },
  { "Castle Sengir", 4 },
  { "Chandler", 1, "creature" },
  { "Clockwork Gnomes", 1, "creature" },
  { "Clockwork Steed", 1 },
  { "Clockwork Swarm", 1 },
  { "Dwarven Pony", 1, "creature" },
  { "Dwarven Sea Clan", 1, "creature" },
  { "Faerie Noble", 1 },
  { "Giant Oyster", 1, "creature" },
  { "Grandmother Sengir", 1, "creature" },
  { "Hazduhr the Abbot", 1, "creature" },
  { "Heart Wolf", 1, "creature" },
  { "Joven", 1, "artifact" },
  { "Joven's Tools", 1, "creature" },
  { "Koskun Keep", 1 },
  { "Koskun Keep", 2 },
  { "Koskun Keep", 3 },
  { "Koskun Keep", 4 },
  { "Reveka, Wizard Savant", 1, "creature" },
  { "Samite Alchemist", 1, "creature" },
  { "Serra Paladin", 1, "creature" },
  { "Serra Paladin", 2, "creature" },
  { "Serrated Arrows", 1, "creature" },
  { "Wall of Kelp", 1 },
  { "Willow Priestess", 1, "creature" },
  { "Wizards' School", 1 },
  { "Wizards' School", 2 },
  { "Wizards' School", 3 },
  { "Wizards' School", 4 },
}

local aims = {
  artifact = function(s) return s.sue:has("in play", "Black Vise") end,
  creature = function(s) return s.sue:has("in play", "Grizzly Bears") end,
}

for _, row in ipairs(abilities) do
  local name, number, aim = row[1], row[2], row[3]

  scenario("ability " .. number .. " of a tapped " .. name .. " is not used", both, function(s)
    local it = s.bob:has("in play", name, { tapped = true })
    local target = aim and aims[aim](s)
    s:expect_illegal(function() s.bob:activates(it, { target = target, ability = number }) end, "R-COST-2")
  end)
end
