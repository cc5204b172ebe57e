-- What is no target of a spell or ability: of another type or kind than its targets are (R-TARGET-1).
local both = { "fifth", "microprose" }

-- name, which of its abilities (0: the spell), what it is not aimed at
local targeted = {
  { "Alchor's Tomb", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Avoid Fate", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Ayesha Tanaka", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Blood Lust", 0, { "artifact", "land", "enchantment", "player" } },
  { "Boomerang", 0, { "player" } },
  { "Chain Lightning", 0, { "artifact", "land", "enchantment" } },
  { "Crimson Manticore", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "D'Avenant Archer", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Divine Offering", 0, { "creature", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Dwarven Song", 0, { "artifact", "land", "enchantment", "player" } },
  { "Enchantment Alteration", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Energy Tap", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Feint", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Flash Counter", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Flash Flood", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Force Spike", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Gauntlets of Chaos", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Ghosts of the Damned", 1, { "artifact", "land", "enchantment", "player" } },
  { "Glyph of Delusion", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Glyph of Destruction", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Glyph of Doom", 0, { "creature", "artifact", "land", "enchantment", "player", "black", "flier" } },
  { "Glyph of Life", 0, { "creature", "artifact", "land", "enchantment", "player", "black", "flier" } },
  { "Great Defender", 0, { "artifact", "land", "enchantment", "player" } },
  { "Gwendlyn Di Corci", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Hammerheim", 2, { "artifact", "land", "enchantment", "player" } },
  { "Heaven's Gate", 0, { "artifact", "land", "enchantment", "player" } },
  { "Horn of Deafening", 1, { "artifact", "land", "enchantment", "player" } },
  { "Indestructible Aura", 0, { "artifact", "land", "enchantment", "player" } },
  { "Juxtapose", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Karakas", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Kry Shield", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Lady Caleria", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Lady Evangela", 1, { "artifact", "land", "enchantment", "player" } },
  { "Mana Drain", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Pendelhaven", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Petra Sphinx", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Pixie Queen", 1, { "artifact", "land", "enchantment", "player" } },
  { "Pradesh Gypsies", 1, { "artifact", "land", "enchantment", "player" } },
  { "Psionic Entity", 1, { "artifact", "land", "enchantment" } },
  { "Psychic Purge", 0, { "artifact", "land", "enchantment" } },
  { "Pyrotechnics", 0, { "artifact", "land", "enchantment" } },
  { "Quarum Trench Gnomes", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Radjan Spirit", 1, { "artifact", "land", "enchantment", "player" } },
  { "Ramses Overdark", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Rapid Fire", 0, { "artifact", "land", "enchantment", "player" } },
  { "Reincarnation", 0, { "artifact", "land", "enchantment", "player" } },
  { "Relic Barrier", 1, { "creature", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Remove Soul", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Ring of Immortals", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Rubinia Soulsinger", 1, { "artifact", "land", "enchantment", "player" } },
  { "Rust", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Sea Kings' Blessing", 0, { "artifact", "land", "enchantment", "player" } },
  { "Sentinel", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Shelkin Brownie", 1, { "artifact", "land", "enchantment", "player" } },
  { "Silhouette", 0, { "artifact", "land", "enchantment", "player" } },
  { "Spinal Villain", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black" } },
  { "Storm Seeker", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Subdue", 0, { "artifact", "land", "enchantment", "player" } },
  { "Sword of the Ages", 1, { "artifact", "land", "enchantment" } },
  { "Sylvan Paradise", 0, { "artifact", "land", "enchantment", "player" } },
  { "Telekinesis", 0, { "artifact", "land", "enchantment", "player" } },
  { "Tempest Efreet", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Tetsuo Umezawa", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Time Elemental", 1, { "player" } },
  { "Tor Wauki", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Touch of Darkness", 0, { "artifact", "land", "enchantment", "player" } },
  { "Transmutation", 0, { "artifact", "land", "enchantment", "player" } },
  { "Tuknir Deathlock", 1, { "artifact", "land", "enchantment", "player" } },
  { "Voodoo Doll", 1, { "artifact", "land", "enchantment" } },
  { "Willow Satyr", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Xira Arien", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
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
