-- What is no target of a spell or ability: of another type or kind than its targets are (R-TARGET-1).
local both = { "fifth", "microprose" }

-- name, which of its abilities (0: the spell), what it is not aimed at
local targeted = {
  { "Aliban's Tower", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Anaba Ancestor", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Anaba Shaman", 1, { "artifact", "land", "enchantment" } },
  { "Autumn Willow", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Aysen Bureaucrats", 1, { "artifact", "land", "enchantment", "player" } },
  { "Broken Visage", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Chandler", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Dwarven Pony", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Dwarven Sea Clan", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Forget", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Giant Oyster", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Grandmother Sengir", 1, { "artifact", "land", "enchantment", "player" } },
  { "Headstone", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Jinx", 0, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Joven", 1, { "creature", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Joven's Tools", 1, { "artifact", "land", "enchantment", "player" } },
  { "Leeches", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Marjhan", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Memory Lapse", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Prophecy", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Retribution", 0, { "artifact", "land", "enchantment", "player" } },
  { "Reveka, Wizard Savant", 1, { "artifact", "land", "enchantment" } },
  { "Serra Paladin", 2, { "artifact", "land", "enchantment", "player" } },
  { "Shrink", 0, { "artifact", "land", "enchantment", "player" } },
  { "Soraya the Falconer", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black" } },
  { "Timmerian Fiends", 1, { "creature", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Willow Priestess", 2, { "artifact", "land", "enchantment", "player", "black", "flier" } },
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
