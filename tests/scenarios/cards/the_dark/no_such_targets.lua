-- What is no target of a spell or ability: of another type or kind than its targets are (R-TARGET-1).
local both = { "fifth", "microprose" }

-- name, which of its abilities (0: the spell), what it is not aimed at
local targeted = {
  { "Amnesia", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Ashes to Ashes", 0, { "artifact", "land", "enchantment", "player" } },
  { "Barl's Cage", 1, { "artifact", "land", "enchantment", "player" } },
  { "Brothers of Fire", 1, { "artifact", "land", "enchantment" } },
  { "Cave People", 1, { "artifact", "land", "enchantment", "player" } },
  { "Dust to Dust", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Exorcist", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "flier" } },
  { "Fire and Brimstone", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Fissure", 0, { "artifact", "enchantment", "player" } },
  { "Flood", 1, { "artifact", "land", "enchantment", "player", "flier" } },
  { "Goblin Digging Team", 1, { "creature", "artifact", "land", "enchantment", "player", "black", "flier" } },
  { "Goblin Wizard", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Inquisition", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Living Armor", 1, { "artifact", "land", "enchantment", "player" } },
  { "Mana Clash", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Maze of Ith", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Merfolk Assassin", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Miracle Worker", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Rag Man", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Reflecting Mirror", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Runesword", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Safe Haven", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Savaen Elves", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Scarwood Bandits", 1, { "creature", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Scarwood Hag", 1, { "artifact", "land", "enchantment", "player" } },
  { "Scarwood Hag", 2, { "artifact", "land", "enchantment", "player" } },
  { "Scavenger Folk", 1, { "creature", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Tormod's Crypt", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Tower of Coireall", 1, { "artifact", "land", "enchantment", "player" } },
  { "Tracker", 1, { "artifact", "land", "enchantment", "player" } },
  { "Wand of Ith", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "War Barge", 1, { "artifact", "land", "enchantment", "player" } },
  { "Whippoorwill", 1, { "artifact", "land", "enchantment", "player" } },
  { "Witch Hunter", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Witch Hunter", 2, { "artifact", "land", "enchantment", "player" } },
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
