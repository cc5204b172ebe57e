-- What is no target of a spell or ability: of another type or kind than its targets are (R-TARGET-1).
local both = { "fifth", "microprose" }

-- name, which of its abilities (0: the spell), what it is not aimed at
local targeted = {
  { "Aegis of the Meek", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Arcum's Weathervane", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Arcum's Weathervane", 2, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Arcum's Whistle", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Arenson's Aura", 1, { "creature", "artifact", "land", "player", "wall", "black", "flier" } },
  { "Arenson's Aura", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Arnjlot's Ascent", 1, { "artifact", "land", "enchantment", "player" } },
  { "Balduvian Conjurer", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Balduvian Shaman", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Barbarian Guides", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Baton of Morale", 1, { "artifact", "land", "enchantment", "player" } },
  { "Brine Shaman", 1, { "artifact", "land", "enchantment", "player" } },
  { "Brine Shaman", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Brown Ouphe", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Celestial Sword", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Centaur Archer", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black" } },
  { "Clairvoyance", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Crown of the Ages", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Dark Banishing", 0, { "artifact", "land", "enchantment", "player", "black" } },
  { "Deflection", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Despotic Scepter", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Dreams of the Dead", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Elemental Augury", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Enervate", 0, { "enchantment", "player" } },
  { "Essence Vortex", 0, { "artifact", "land", "enchantment", "player" } },
  { "Fanatical Fever", 0, { "artifact", "land", "enchantment", "player" } },
  { "Fiery Justice", 0, { "artifact", "land", "enchantment", "player" } },
  { "Flare", 0, { "artifact", "land", "enchantment" } },
  { "Force Void", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Forgotten Lore", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Formation", 0, { "artifact", "land", "enchantment", "player" } },
  { "Foxfire", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Fumarole", 0, { "artifact", "land", "enchantment", "player" } },
  { "Fyndhorn Bow", 1, { "artifact", "land", "enchantment", "player" } },
  { "Fyndhorn Brownie", 1, { "artifact", "land", "enchantment", "player" } },
  { "Game of Chaos", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Giant Trap Door Spider", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Goblin Lyre", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Goblin Sappers", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Goblin Sappers", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Goblin Snowman", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Gravebind", 0, { "artifact", "land", "enchantment", "player" } },
  { "Hallowed Ground", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Hydroblast", 0, { "player" } },
  { "Hymn of Rebirth", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Ice Floe", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Icequake", 0, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Incinerate", 0, { "artifact", "land", "enchantment" } },
  { "Infernal Denizen", 1, { "artifact", "land", "enchantment", "player" } },
  { "Infuse", 0, { "enchantment", "player" } },
  { "Jester's Cap", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Jester's Mask", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Juniper Order Druid", 1, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Karplusan Yeti", 1, { "artifact", "land", "enchantment", "player" } },
  { "Kelsinko Ranger", 1, { "artifact", "land", "enchantment", "player", "black", "flier" } },
  { "Krovikan Elementalist", 1, { "artifact", "land", "enchantment", "player" } },
  { "Krovikan Elementalist", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Lightning Blow", 0, { "artifact", "land", "enchantment", "player" } },
  { "Magus of the Unseen", 1, { "creature", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Merieke Ri Berit", 1, { "artifact", "land", "enchantment", "player" } },
  { "Mind Ravel", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Minion of Tevesh Szat", 1, { "artifact", "land", "enchantment", "player" } },
  { "Mistfolk", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Mole Worms", 1, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Musician", 1, { "artifact", "land", "enchantment", "player" } },
  { "Norritt", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black" } },
  { "Norritt", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Orcish Cannoneers", 1, { "artifact", "land", "enchantment" } },
  { "Orcish Farmer", 1, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Orcish Healer", 1, { "artifact", "land", "enchantment", "player" } },
  { "Order of the Sacred Torch", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Phantasmal Mount", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Pit Trap", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Portent", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Pyroblast", 0, { "player" } },
  { "Ray of Command", 0, { "artifact", "land", "enchantment", "player" } },
  { "Ray of Erasure", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Skeleton Ship", 1, { "artifact", "land", "enchantment", "player" } },
  { "Snow Fortress", 3, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Snow Hound", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Spoils of Evil", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Storm Spirit", 1, { "artifact", "land", "enchantment", "player" } },
  { "Stromgald Cabal", 1, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Stunted Growth", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Thermokarst", 0, { "creature", "artifact", "enchantment", "player", "wall", "black", "flier" } },
  { "Tinder Wall", 2, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Touch of Death", 0, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Touch of Vitae", 0, { "artifact", "land", "enchantment", "player" } },
  { "Trailblazer", 0, { "artifact", "land", "enchantment", "player" } },
  { "Updraft", 0, { "artifact", "land", "enchantment", "player" } },
  { "Urza's Bauble", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Venomous Breath", 0, { "artifact", "land", "enchantment", "player" } },
  { "Vertigo", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black" } },
  { "Vexing Arcanix", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "War Chariot", 1, { "artifact", "land", "enchantment", "player" } },
  { "Warning", 0, { "creature", "artifact", "land", "enchantment", "player", "wall", "black", "flier" } },
  { "Whalebone Glider", 1, { "artifact", "land", "enchantment", "player" } },
  { "Word of Blasting", 0, { "creature", "artifact", "land", "enchantment", "player", "black", "flier" } },
  { "Word of Undoing", 0, { "artifact", "land", "enchantment", "player" } },
  { "Zuran Enchanter", 1, { "creature", "artifact", "land", "enchantment", "wall", "black", "flier" } },
  { "Zuran Spellcaster", 1, { "artifact", "land", "enchantment" } },
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
