-- Artifact creatures that are wound up with four +1/+0 counters.
local both = { "fifth", "microprose" }

-- name, one that may not block it, one that may
local creatures = {
  { "Clockwork Steed", "Ornithopter", "Cemetery Gate" },
  { "Clockwork Swarm", "Cemetery Gate", "Ornithopter" },
}

for _, row in ipairs(creatures) do
  local name, cannot, can = row[1], row[2], row[3]

  scenario(name .. " comes with four +1/+0 counters", both, function(s)
    s.bob:has("hand", name)
    s.bob:lands("Forest", 4)
    s.bob:casts(name)
    s:expect(s.bob:finds(name), { power = 4, toughness = 3, counters = { ["+1/+0"] = 4 }, types = { "artifact", "creature" } })
  end)

  scenario(name .. " is not blocked by " .. cannot .. ", and is by " .. can, both, function(s)
    local it = s.bob:has("in play", name, { counters = { ["+1/+0"] = 4 } })
    local foe = s.sue:has("in play", cannot)
    local other = s.sue:has("in play", can)
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [foe] = it } end, name)
    s.sue:blocks { [other] = it }
    s:expect(other, { blocking = it })
  end)

  scenario(name .. " loses a counter at the end of a combat in which it attacked or blocked", both, function(s)
    local it = s.bob:has("in play", name, { counters = { ["+1/+0"] = 4 } })
    local ogre = s.sue:has("in play", "Gray Ogre")
    s.bob:attacks { it }
    s:to("damage")
    s:expect(it, { power = 4 })
    s:to("main")
    s:expect(s.sue, { life = 16 })
    s:expect(it, { power = 3, counters = { ["+1/+0"] = 3 } })
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:turn_of(s.sue)
    s.sue:attacks { ogre }
    s.bob:blocks { [it] = ogre }
    s:to("main")
    s:expect(it, { counters = { ["+1/+0"] = 2 } })
  end)

  scenario(name .. " loses nothing in a turn in which it stays out of combat", both, function(s)
    local it = s.bob:has("in play", name, { counters = { ["+1/+0"] = 4 } })
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:attacks { bears }
    s:to("main")
    s:expect(it, { power = 4 })
  end)

  scenario(name .. " is wound up in the own upkeep, for {X} and tapping", both, function(s)
    local it = s.bob:has("in play", name, { counters = { ["+1/+0"] = 1 } })
    s.bob:lands("Forest", 2)
    s:expect_illegal(function() s.bob:activates(it, { x = 2 }) end, "does not allow it now")
    s:turn_of(s.sue)
    s:to("upkeep")
    s.bob:activates(it, { x = 2 })
    s:expect(it, { tapped = true, power = 3, counters = { ["+1/+0"] = 3 } })
  end)
end

local function attacks_without_counters(name)
  return function(s)
    local it = s.bob:has("in play", name)
    s:expect(it, { power = 0 })
    s.bob:attacks { it }
    s:expect(it, { attacking = true })
    s:to("main")
    s:expect(s.sue, { life = 20 })
    s:expect(it, { zone = "in play", counters = {} })
  end
end

local function loses_counter_in_the_fog(name)
  return function(s)
    local it = s.bob:has("in play", name, { counters = { ["+1/+0"] = 4 } })
    s.sue:has("hand", "Fog")
    s.sue:lands("Forest", 1)
    s.bob:attacks { it }
    s.sue:casts("Fog")
    s:to("main")
    s:expect(s.sue, { life = 20 })
    s:expect(it, { counters = { ["+1/+0"] = 3 } })
  end
end

local function takes_four_counters_at_most(name)
  return function(s)
    local it = s.bob:has("in play", name, { counters = { ["+1/+0"] = 3 } })
    s.bob:lands("Forest", 3)
    s:turn_of(s.sue)
    s:to("upkeep")
    s.bob:activates(it, { x = 3 })
    s:expect(it, { power = 4, counters = { ["+1/+0"] = 4 } })
  end
end

scenario("Clockwork Steed, ruling 2004-10-04: it may attack without a counter", both, attacks_without_counters("Clockwork Steed"))
scenario("Clockwork Steed, ruling 2004-10-04: it loses its counter although its damage is kept from being dealt", both, loses_counter_in_the_fog("Clockwork Steed"))
scenario("Clockwork Steed, ruling 2008-10-01: more than four counters are not put on it", both, takes_four_counters_at_most("Clockwork Steed"))
scenario("Clockwork Swarm, ruling 2004-10-04: it may attack without a counter", both, attacks_without_counters("Clockwork Swarm"))
scenario("Clockwork Swarm, ruling 2004-10-04: it loses its counter although its damage is kept from being dealt", both, loses_counter_in_the_fog("Clockwork Swarm"))
scenario("Clockwork Swarm, ruling 2004-10-04: more than four counters are not put on it", both, takes_four_counters_at_most("Clockwork Swarm"))

scenario("Clockwork Steed: Clone of one comes with four counters of its own, whatever the Steed has left", both, function(s)
  local it = s.bob:has("in play", "Clockwork Steed", { counters = { ["+1/+0"] = 1 } })
  s.bob:has("hand", "Clone")
  s.bob:mana "{3}{U}"
  local clone = s.bob:casts("Clone", { choosing = it })
  s:expect(clone, { name = "Clockwork Steed", power = 4, counters = { ["+1/+0"] = 4 } })
  s:expect(it, { power = 1 })
end)

scenario("Clockwork Steed is not wound up in the opponent's upkeep, and not while it is tapped", both, function(s)
  local it = s.bob:has("in play", "Clockwork Steed", { counters = { ["+1/+0"] = 1 } })
  local tapped = s.bob:has("in play", "Clockwork Steed", { counters = { ["+1/+0"] = 1 } })
  s.bob:lands("Forest", 4)
  s:to("cleanup")
  s:to("upkeep")
  s:expect(s, { turn_of = s.sue })
  s:expect_illegal(function() s.bob:activates(it, { x = 1 }) end, "does not allow it now")
  s:turn_of(s.sue)
  s:to("cleanup")
  s:to("upkeep")
  s.bob:activates(tapped, { x = 1 })
  s:expect_illegal(function() s.bob:activates(tapped, { x = 1 }) end, "tapped")
  s:expect(tapped, { power = 2 })
end)

scenario("Clockwork Steed that Maze of Ith sent home has attacked, and loses its counter", both, function(s)
  local it = s.bob:has("in play", "Clockwork Steed", { counters = { ["+1/+0"] = 4 } })
  local maze = s.sue:has("in play", "Maze of Ith")
  s.bob:attacks { it }
  s.sue:activates(maze, { on = it })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(it, { tapped = false, counters = { ["+1/+0"] = 3 } })
end)

scenario("Clockwork Steed loses a counter also when its attack ended with its control passing to the other player", both, function(s)
  local it = s.bob:has("in play", "Clockwork Steed", { counters = { ["+1/+0"] = 4 } })
  s.sue:has("hand", "Ray of Command")
  s.sue:lands("Island", 4)
  s.bob:attacks { it }
  s.sue:casts("Ray of Command", { on = it })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(it, { controller = s.sue, counters = { ["+1/+0"] = 3 } })
end)

scenario("Clockwork Swarm is not blocked by a Wall, is wound up to four counters, and its toughness stays 3", both, function(s)
  local swarm = s.bob:has("in play", "Clockwork Swarm", { counters = { ["+1/+0"] = 1 } })
  s:expect(swarm, { power = 1, toughness = 3 })
  s:turn_of(s.sue)
  s:to("cleanup")
  s:to("upkeep")
  s.bob:mana "{C}{C}{C}{C}"
  s.bob:activates(swarm, { x = 2 })
  s:expect(swarm, { power = 3, toughness = 3, tapped = true })
end)

scenario("Clockwork Swarm comes with four +1/+0 counters and loses one at the end of a combat in which it blocked", both, function(s)
  s.sue:has("hand", "Clockwork Swarm")
  s:turn_of(s.sue)
  s.sue:mana "{4}"
  local swarm = s.sue:casts("Clockwork Swarm")
  s:expect(swarm, { power = 4, toughness = 3, counters = { ["+1/+0"] = 4 } })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s.sue:blocks { [swarm] = bears }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(swarm, { counters = { ["+1/+0"] = 3 }, power = 3 })
end)
