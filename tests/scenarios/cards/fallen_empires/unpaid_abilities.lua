-- Activated abilities that cost mana: without any mana none of them is used.
local both = { "fifth", "microprose" }

-- name, which of its abilities, what it would be aimed at
local abilities = {
  { "Deep Spawn", 1 },
  { "Delif's Cube", 1, "creature" },
  { "Dwarven Lieutenant", 1, "creature" },
  { "Elven Fortress", 1, "creature" },
  { "Elvish Hunter", 1, "creature" },
  { "Elvish Scout", 1, "creature" },
  { "Farrelite Priest", 1 },
  { "Fungal Bloom", 1, "creature" },
  { "Goblin Kites", 1, "creature" },
  { "Homarid Shaman", 1, "creature" },
  { "Homarid Warrior", 1 },
  { "Icatian Infantry", 1 },
  { "Icatian Infantry", 2 },
  { "Icatian Lieutenant", 1, "creature" },
  { "Icatian Priest", 1, "creature" },
  { "Icatian Scout", 1, "creature" },
  { "Initiates of the Ebon Hand", 1 },
  { "Orcish Captain", 1, "creature" },
  { "Orcish Veteran", 1 },
  { "Order of Leitbur", 1 },
  { "Order of Leitbur", 2 },
  { "Order of the Ebon Hand", 1 },
  { "Order of the Ebon Hand", 2 },
  { "Ring of Renewal", 1 },
  { "River Merfolk", 1 },
  { "Spirit Shield", 1, "creature" },
  { "Svyelunite Priest", 1, "creature" },
  { "Thrull Wizard", 1, "creature" },
  { "Tidal Flats", 1 },
  { "Vodalian Knights", 1 },
  { "Vodalian Mage", 1, "creature" },
  { "Zelyon Sword", 1, "creature" },
}

local aims = {
  creature = function(s) return s.sue:has("in play", "Grizzly Bears") end,
}

for _, row in ipairs(abilities) do
  local name, number, aim = row[1], row[2], row[3]

  scenario("ability " .. number .. " of " .. name .. " is not used without mana", both, function(s)
    local it = s.bob:has("in play", name)
    local target = aim and aims[aim](s)
    s:expect_illegal(function() s.bob:activates(it, { target = target, ability = number }) end, "R-MANA-6")
  end)
end
