-- Creatures that have rampage and nothing else, or trample besides: bigger by the number for each blocker beyond
-- the first, until end of turn (R-RAMP-1).
local both = { "fifth", "microprose" }

local creatures = {
  { "Aerathi Berserker", 2, 4, 3 },
  { "Craw Giant", 6, 4, 2 },
  { "Frost Giant", 4, 4, 2 },
  { "Hunding Gjornersen", 5, 4, 1 },
  { "Marhault Elsdragon", 4, 6, 1 },
  { "Wolverine Pack", 2, 4, 2 },
}

for _, row in ipairs(creatures) do
  local name, power, toughness, rampage = row[1], row[2], row[3], row[4]

  scenario(name .. " has rampage " .. rampage .. ": three blockers make it bigger twice, until end of turn", both, function(s)
    local it = s.bob:has("in play", name)
    local walls = s.sue:has("in play", "Wall of Wood", { count = 3 })  -- 0/3
    s.bob:attacks { it }
    s:expect(it, { power = power, toughness = toughness })
    s.sue:blocks { [walls[1]] = it, [walls[2]] = it, [walls[3]] = it }
    s:expect(it, { power = power + 2 * rampage, toughness = toughness + 2 * rampage })
    s.bob:assigns { [it] = { [walls[1]] = power + 2 * rampage } }
    s:next_turn()
    s:expect(it, { power = power, toughness = toughness })
  end)

  scenario(name .. " gets nothing from a single blocker, nor by blocking", both, function(s)
    local it = s.bob:has("in play", name)
    local wall = s.sue:has("in play", "Wall of Wood")
    local bears = s.sue:has("in play", "Grizzly Bears")
    s.bob:attacks { it }
    s.sue:blocks { [wall] = it }
    s:expect(it, { power = power, toughness = toughness })
    s:turn_of(s.bob)               -- where it untaps
    s:next_turn()
    s.sue:attacks { bears }
    s.bob:blocks { [it] = bears }
    s:expect(it, { power = power, toughness = toughness })
  end)
end

scenario("Craw Giant tramples with what rampage gave it", both, function(s)
  local it = s.bob:has("in play", "Craw Giant")
  local walls = s.sue:has("in play", "Wall of Wood", { count = 2 })
  s.bob:attacks { it }
  s.sue:blocks { [walls[1]] = it, [walls[2]] = it }
  s.bob:assigns { [it] = { [walls[1]] = 4, [walls[2]] = 4 } }
  s:to("end of attack")
  s:expect(walls[1], { zone = "graveyard" })
  s:expect(walls[2], { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })                -- 6 + 2, less 3 for each wall
end)

scenario("R-LEG-1 a second Hunding Gjornersen is buried at once, whoever summons it", both, function(s)
  local first = s.sue:has("in play", "Hunding Gjornersen")
  s.bob:has("hand", "Hunding Gjornersen")
  s.bob:mana "{W}{U}{U}{C}{C}{C}"
  s.bob:casts("Hunding Gjornersen")
  s:expect(first, { zone = "in play" })
  s:expect(s.bob, { in_play = 0, graveyard = { "Hunding Gjornersen" } })
end)

scenario("R-TRAMPLE-1 Craw Giant with three blockers is 10/8 and what they do not absorb goes on to the player", both, function(s)
  local giant = s.bob:has("in play", "Craw Giant")
  local elves = s.sue:has("in play", "Llanowar Elves", { count = 3 })
  s.bob:attacks { giant }
  s.sue:blocks { [elves[1]] = giant, [elves[2]] = giant, [elves[3]] = giant }
  s:expect(giant, { power = 10, toughness = 8 })
  s.bob:assigns { [giant] = { [elves[1]] = 8, [elves[2]] = 1, [elves[3]] = 1 } }
  s:to("main")
  s:expect(s.sue, { life = 13 })
  s:next_turn()
  s:expect(giant, { power = 6, toughness = 4 })
end)

scenario("R-BAND-3 R-RAMP-1 Craw Giant in a band grows for the second creature that blocks its companion", both, function(s)
  local giant = s.bob:has("in play", "Craw Giant")
  local hero = s.bob:has("in play", "Benalish Hero")
  local walls = s.sue:has("in play", "Wall of Stone", { count = 2 })
  s.bob:attacks { { hero, giant } }
  s.sue:blocks { [walls[1]] = hero, [walls[2]] = hero }
  s:expect(giant, { power = 8, toughness = 6 })
end)
