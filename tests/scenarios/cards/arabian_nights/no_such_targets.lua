-- What is no target of a spell or ability: of another type or kind than its targets are (R-TARGET-1).
local both = { "fifth", "microprose" }

-- name, which of its abilities (0: the spell), what it is not aimed at
local targeted = {
  { "Aladdin", 1, { "creature", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Aladdin's Ring", 1, { "artifact", "land", "enchantment" } },
  { "Ali Baba", 1, { "creature", "artifact", "land", "enchantment", "player", "black", "flier" } },
  { "Cuombajj Witches", 1, { "artifact", "land", "enchantment" } },
  { "Desert Twister", 0, { "player" } },
  { "Ebony Horse", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Flying Carpet", 1, { "artifact", "land", "enchantment", "player" } },
  { "Hurr Jackal", 1, { "artifact", "land", "enchantment", "player" } },
  { "Island of Wak-Wak", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black" } },
  { "Jandor's Saddlebags", 1, { "artifact", "land", "enchantment", "player" } },
  { "Sorceress Queen", 1, { "artifact", "land", "enchantment", "player" } },
  { "Wyluli Wolf", 1, { "artifact", "land", "enchantment", "player" } },
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
