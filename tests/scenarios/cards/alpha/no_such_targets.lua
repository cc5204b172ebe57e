-- What is no target of a spell or ability: of another type or kind than its targets are (R-TARGET-1).
local both = { "fifth", "microprose" }

-- name, which of its abilities (0: the spell), what it is not aimed at
local targeted = {
  { "Berserk", 0, { "artifact", "land", "enchantment", "player" } },
  { "Blue Elemental Blast", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Chaoslace", 0, { "player" } },
  { "Counterspell", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Deathgrip", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Deathlace", 0, { "player" } },
  { "Disenchant", 0, { "creature", "land", "player", "wall", "black", "flier" } },
  { "Disrupting Scepter", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Drain Power", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Dwarven Warriors", 1, { "artifact", "land", "enchantment", "player" } },
  { "Fork", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Gaea's Liege", 1, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Giant Growth", 0, { "artifact", "land", "enchantment", "player" } },
  { "Glasses of Urza", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Healing Salve", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Helm of Chatzuk", 1, { "artifact", "land", "enchantment", "player" } },
  { "Icy Manipulator", 1, { "enchantment", "player" } },
  { "Jump", 0, { "artifact", "land", "enchantment", "player" } },
  { "Ley Druid", 1, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Lifeforce", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Lifelace", 0, { "player" } },
  { "Lightning Bolt", 0, { "artifact", "land", "enchantment" } },
  { "Magical Hack", 0, { "player" } },
  { "Mana Short", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Northern Paladin", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "flier" } },
  { "Orcish Artillery", 1, { "artifact", "land", "enchantment" } },
  { "Pirate Ship", 1, { "artifact", "land", "enchantment" } },
  { "Power Sink", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Prodigal Sorcerer", 1, { "artifact", "land", "enchantment" } },
  { "Psionic Blast", 0, { "artifact", "land", "enchantment" } },
  { "Purelace", 0, { "player" } },
  { "Raise Dead", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Red Elemental Blast", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black" } },
  { "Righteousness", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Rod of Ruin", 1, { "artifact", "land", "enchantment" } },
  { "Royal Assassin", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Shatter", 0, { "creature", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Simulacrum", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Sleight of Mind", 0, { "player" } },
  { "Spell Blast", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Stone Giant", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Stone Rain", 0, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Swords to Plowshares", 0, { "artifact", "land", "enchantment", "player" } },
  { "Terror", 0, { "artifact", "land", "enchantment", "player", "black" } },
  { "Thoughtlace", 0, { "player" } },
  { "Tunnel", 0, { "creature", "artifact", "land", "enchantment", "player", "black", "flier" } },
  { "Unsummon", 0, { "artifact", "land", "enchantment", "player" } },
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
