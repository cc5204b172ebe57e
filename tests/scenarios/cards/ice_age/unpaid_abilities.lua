-- Activated abilities that cost mana: without any mana none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Adarkar Sentinel", 1 },
  { "Aegis of the Meek", 1, "creature" },
  { "Arcum's Sleigh", 1, "creature" },
  { "Arcum's Weathervane", 1, "land" },
  { "Arcum's Weathervane", 2, "land" },
  { "Arcum's Whistle", 1, "creature" },
  { "Arenson's Aura", 1, "enchantment" },
  { "Arenson's Aura", 2, "enchantment" },
  { "Armor of Faith", 1 },
  { "Arnjlot's Ascent", 1, "creature" },
  { "Balduvian Hydra", 2, "creature" },
  { "Barbarian Guides", 1, "creature" },
  { "Baton of Morale", 1, "creature" },
  { "Bone Shaman", 1 },
  { "Brown Ouphe", 1, "creature" },
  { "Celestial Sword", 1, "creature" },
  { "Crown of the Ages", 1, "enchantment" },
  { "Dreams of the Dead", 1, "creature" },
  { "Elder Druid", 1, "creature" },
  { "Elemental Augury", 1, "player" },
  { "Elkin Bottle", 1 },
  { "Flame Spirit", 1 },
  { "Folk of the Pines", 1 },
  { "Freyalise's Charm", 1 },
  { "Fylgja", 2, "creature" },
  { "Fyndhorn Bow", 1, "creature" },
  { "Fyndhorn Brownie", 1, "creature" },
  { "Fyndhorn Pollen", 1 },
  { "Giant Trap Door Spider", 1, "creature" },
  { "Goblin Sappers", 1, "creature" },
  { "Goblin Sappers", 2, "creature" },
  { "Goblin Ski Patrol", 1 },
  { "Grizzled Wolverine", 1 },
  { "Hallowed Ground", 1, "land" },
  { "Hoar Shade", 1 },
  { "Iceberg", 1 },
  { "Infinite Hourglass", 1 },
  { "Jeweled Amulet", 1 },
  { "Kelsinko Ranger", 1, "creature" },
  { "Kjeldoran Knight", 1 },
  { "Kjeldoran Knight", 2 },
  { "Knight of Stromgald", 1 },
  { "Knight of Stromgald", 2 },
  { "Krovikan Elementalist", 1, "creature" },
  { "Krovikan Elementalist", 2, "creature" },
  { "Leshrac's Sigil", 1 },
  { "Magus of the Unseen", 1, "artifact" },
  { "Mistfolk", 1, "creature" },
  { "Mountain Titan", 1 },
  { "Oath of Lim-Dûl", 1 },
  { "Orcish Healer", 1, "creature" },
  { "Orcish Librarian", 1 },
  { "Order of the White Shield", 1 },
  { "Order of the White Shield", 2 },
  { "Sea Spirit", 1 },
  { "Shambling Strider", 1 },
  { "Snow Fortress", 1, "creature" },
  { "Snow Fortress", 2, "creature" },
  { "Snow Fortress", 3, "creature" },
  { "Snow Hound", 1, "creature" },
  { "Soldevi Simulacrum", 1 },
  { "Stonehands", 1 },
  { "Thunder Wall", 1 },
  { "Vexing Arcanix", 1, "player" },
  { "Walking Wall", 1 },
  { "Wall of Lava", 1 },
  { "War Chariot", 1, "creature" },
  { "Whalebone Glider", 1, "creature" },
  { "Withering Wisps", 1 },
  { "Zuran Enchanter", 1, "player" },
}

local aims = {
  artifact = function(s) return s.sue:has("in play", "Black Vise") end,
  creature = function(s) return s.sue:has("in play", "Grizzly Bears") end,
  enchantment = function(s) return s.sue:has("in play", "Castle") end,
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
