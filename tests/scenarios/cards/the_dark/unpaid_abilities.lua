-- Activated abilities that cost mana: without any mana none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Apprentice Wizard", 1 },
  { "Barl's Cage", 1, "creature" },
  { "Bone Flute", 1 },
  { "Brothers of Fire", 1, "creature" },
  { "Cave People", 1, "creature" },
  { "Deep Water", 1 },
  { "Electric Eel", 1 },
  { "Exorcist", 1, "creature" },
  { "Fire Drake", 1 },
  { "Flood", 1, "creature" },
  { "Fountain of Youth", 1 },
  { "Goblin Wizard", 2, "creature" },
  { "Grave Robbers", 1 },
  { "Rag Man", 1, "player" },
  { "Runesword", 1, "creature" },
  { "Safe Haven", 1, "creature" },
  { "Savaen Elves", 1, "enchantment" },
  { "Scarecrow", 1 },
  { "Scarwood Bandits", 1, "artifact" },
  { "Scarwood Hag", 1, "creature" },
  { "Skull of Orm", 1 },
  { "Spitting Slug", 1 },
  { "Tracker", 1, "creature" },
  { "Wand of Ith", 1, "player" },
  { "War Barge", 1, "creature" },
  { "Whippoorwill", 1, "creature" },
  { "Witch Hunter", 2, "creature" },
  { "Wormwood Treefolk", 1 },
  { "Wormwood Treefolk", 2 },
}

local aims = {
  artifact = function(s) return s.sue:has("in play", "Black Vise") end,
  creature = function(s) return s.sue:has("in play", "Grizzly Bears") end,
  enchantment = function(s) return s.sue:has("in play", "Castle") end,
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
