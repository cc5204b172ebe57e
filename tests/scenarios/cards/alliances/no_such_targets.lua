-- What is no target of a spell or ability: of another type or kind than its targets are (R-TARGET-1).
local both = { "fifth", "microprose" }

-- name, which of its abilities (0: the spell), what it is not aimed at
local targeted = {
  { "Arcane Denial", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Ashnod's Cylix", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Balduvian Dead", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Balduvian Trading Post", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Benthic Explorers", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Bounty of the Hunt", 0, { "artifact", "land", "enchantment", "player" } },
  { "Burnout", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Contagion", 0, { "artifact", "land", "enchantment", "player" } },
  { "Death Spark", 0, { "artifact", "land", "enchantment" } },
  { "Energy Arc", 0, { "artifact", "land", "enchantment", "player" } },
  { "Exile", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Fevered Strength", 0, { "artifact", "land", "enchantment", "player" } },
  { "Force of Will", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Gargantuan Gorilla", 1, { "artifact", "land", "enchantment", "player" } },
  { "Gorilla Shaman", 1, { "creature", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Guerrilla Tactics", 0, { "artifact", "land", "enchantment" } },
  { "Heart of Yavimaya", 2, { "artifact", "land", "enchantment", "player" } },
  { "Kjeldoran Pride", 1, { "artifact", "land", "enchantment", "player" } },
  { "Krovikan Horror", 1, { "artifact", "land", "enchantment" } },
  { "Martyrdom", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Mishra's Groundbreaker", 1, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Mystic Compass", 1, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Noble Steeds", 1, { "artifact", "land", "enchantment", "player" } },
  { "Phelddagrif", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Phelddagrif", 2, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Phelddagrif", 3, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Phyrexian Portal", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Pillage", 0, { "creature", "enchantment", "player", "wall", "black", "flier" } },
  { "Pyrokinesis", 0, { "artifact", "land", "enchantment", "player" } },
  { "Reprisal", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Scarab of the Unseen", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Soldier of Fortune", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Splintering Wind", 1, { "artifact", "land", "enchantment", "player" } },
  { "Storm Elemental", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black" } },
  { "Sworn Defender", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Tidal Control", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Tidal Control", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Tornado", 1, { "player" } },
  { "Unlikely Alliance", 1, { "artifact", "land", "enchantment", "player" } },
  { "Whip Vine", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
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
