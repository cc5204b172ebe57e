-- Abilities whose cost taps their permanent: tapped already, none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Apprentice Wizard", 1 },
  { "Banshee", 1, "creature" },
  { "Bone Flute", 1 },
  { "Cave People", 1, "creature" },
  { "City of Shadows", 1 },
  { "City of Shadows", 2 },
  { "Dark Sphere", 1, "creature" },
  { "Elves of Deep Shadow", 1 },
  { "Exorcist", 1, "creature" },
  { "Fellwar Stone", 1 },
  { "Fountain of Youth", 1 },
  { "Goblin Digging Team", 1, "creature" },
  { "Goblin Wizard", 1, "creature" },
  { "Grave Robbers", 1 },
  { "Living Armor", 1, "creature" },
  { "Maze of Ith", 1, "creature" },
  { "Merfolk Assassin", 1, "creature" },
  { "Miracle Worker", 1, "creature" },
  { "Niall Silvain", 1, "creature" },
  { "Orc General", 1 },
  { "Preacher", 1, "creature" },
  { "Rag Man", 1, "player" },
  { "Reflecting Mirror", 1, "creature" },
  { "Runesword", 1, "creature" },
  { "Safe Haven", 1, "creature" },
  { "Savaen Elves", 1, "creature" },
  { "Scarecrow", 1 },
  { "Scarwood Bandits", 1, "artifact" },
  { "Scarwood Hag", 1, "creature" },
  { "Scarwood Hag", 2, "creature" },
  { "Scavenger Folk", 1, "artifact" },
  { "Sisters of the Flame", 1 },
  { "Skull of Orm", 1 },
  { "Sorrow's Path", 1 },
  { "Standing Stones", 1 },
  { "Tormod's Crypt", 1, "player" },
  { "Tower of Coireall", 1, "creature" },
  { "Tracker", 1, "creature" },
  { "Wand of Ith", 1, "player" },
  { "Whippoorwill", 1, "creature" },
  { "Witch Hunter", 1, "creature" },
  { "Witch Hunter", 2, "creature" },
}

local aims = {
  artifact = function(s) return s.sue:has("in play", "Black Vise") end,
  creature = function(s) return s.sue:has("in play", "Grizzly Bears") end,
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
