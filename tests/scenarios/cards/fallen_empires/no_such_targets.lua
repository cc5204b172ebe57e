-- What is no target of a spell or ability: of another type or kind than its targets are (R-TARGET-1).
local both = { "fifth", "microprose" }

-- name, which of its abilities (0: the spell), what it is not aimed at
local targeted = {
  { "Aeolipile", 1, { "artifact", "land", "enchantment" } },
  { "Armor Thrull", 1, { "artifact", "land", "enchantment", "player" } },
  { "Delif's Cone", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Delif's Cube", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Dwarven Lieutenant", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Elven Fortress", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Elven Lyre", 1, { "artifact", "land", "enchantment", "player" } },
  { "Elvish Hunter", 1, { "artifact", "land", "enchantment", "player" } },
  { "Elvish Scout", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Fungal Bloom", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Goblin Kites", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Homarid Shaman", 1, { "artifact", "land", "enchantment", "player", "black", "flier" } },
  { "Hymn to Tourach", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Icatian Lieutenant", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Icatian Priest", 1, { "artifact", "land", "enchantment", "player" } },
  { "Icatian Scout", 1, { "artifact", "land", "enchantment", "player" } },
  { "Orcish Captain", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Orcish Spy", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Seasinger", 1, { "artifact", "land", "enchantment", "player" } },
  { "Spirit Shield", 1, { "artifact", "land", "enchantment", "player" } },
  { "Thelonite Monk", 1, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Thrull Champion", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Thrull Wizard", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Vodalian Mage", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Vodalian War Machine", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Vodalian War Machine", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Zelyon Sword", 1, { "artifact", "land", "enchantment", "player" } },
}

local aims = {
  creature = function(s) return s.sue:has("in play", "Grizzly Bears") end,
  artifact = function(s) return s.sue:has("in play", "Ivory Cup") end,
  land = function(s) return s.sue:has("in play", "Island") end,
  player = function(s) return s.sue end,
  enchantment = function(s) return s.sue:has("in play", "Castle") end,
  wall = function(s) return s.sue:has("in play", "Wall of Wood") end,
  black = function(s) return s.sue:has("in play", "Scathe Zombies") end,
  flier = function(s) return s.sue:has("in play", "Zephyr Falcon") end,
}

for _, row in ipairs(targeted) do
  local name, number, others = row[1], row[2], row[3]
  local title = number == 0 and name or "ability " .. number .. " of " .. name

  scenario(title .. " is not aimed at: " .. table.concat(others, ", "), both, function(s)
    local it = s.bob:has(number == 0 and "hand" or "in play", name)
    s.bob:mana "{W}{W}{W}{W}{U}{U}{U}{U}{B}{B}{B}{B}{R}{R}{R}{R}{G}{G}{G}{G}"
    for _, other in ipairs(others) do
      local target = aims[other](s)
      s:expect_illegal(function()
        if number == 0 then
          s.bob:casts(it, { target = target })
        else
          s.bob:activates(it, { target = target, ability = number })
        end
      end, "R-TARGET-1)")
    end
  end)
end
