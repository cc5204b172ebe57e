local both = { "fifth", "microprose" }

-- Creatures with banding, and with flying or first strike beside it.

-- name, power, toughness, flies, strikes first
local soldiers = {
  { "Kjeldoran Warrior", 1, 1, false, false },
  { "Kjeldoran Phalanx", 2, 5, false, true },
  { "Kjeldoran Skycaptain", 2, 2, true, true },
  { "Kjeldoran Skyknight", 1, 1, true, true },
}

for _, row in ipairs(soldiers) do
  local name, power, toughness, flies, strikes = row[1], row[2], row[3], row[4], row[5]

  scenario(name .. " is " .. power .. "/" .. toughness .. " and has what its card says", both, function(s)
    local it = s.bob:has("in play", name)
    local has, lacks = { "banding" }, {}
    table.insert(flies and has or lacks, "flying")
    table.insert(strikes and has or lacks, "first strike")
    s:expect(it, { power = power, toughness = toughness, has = has, lacks = lacks })
  end)

  if flies then
    scenario("R-FLY-1 " .. name .. " is blocked by fliers only", both, function(s)
      local it = s.bob:has("in play", name)
      local ogre = s.sue:has("in play", "Gray Ogre")
      s.bob:attacks { it }
      s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
    end)
  end

  if strikes then
    scenario("R-FS-1 " .. name .. " strikes first", both, function(s)
      local it = s.bob:has("in play", name)
      local sprites = s.sue:has("in play", "Scryb Sprites")
      s.bob:attacks { it }
      s.sue:blocks { [sprites] = it }
      s:to("main")
      s:expect(sprites, { zone = "graveyard" })
      s:expect(it, { zone = "in play", damage = 0 })
    end)
  end
end

local function takes_one_without_banding(name, power)
  return function(s)
    local it = s.bob:has("in play", name)
    local friend = s.bob:has("in play", "Benalish Hero")
    local bears = s.bob:has("in play", "Grizzly Bears")
    local ogre = s.bob:has("in play", "Gray Ogre")
    s:expect_illegal(function() s.bob:attacks { { it, friend, bears, ogre } } end, "R-BAND-1")
    s.bob:attacks { { it, friend, bears } }
    s:to("main")
    s:expect(s.sue, { life = 17 - power })
  end
end

local function has_the_attacker_divide(name)
  return function(s)
    local it = s.bob:has("in play", name)
    local ogre = s.bob:has("in play", "Gray Ogre")
    local giant = s.sue:has("in play", "Hill Giant")
    s.bob:attacks { { it, ogre } }
    s.sue:blocks { [giant] = ogre }
    s.bob:assigns { [giant] = { [ogre] = 3 } }
    s:to("main")
    s:expect(s.sue, { life = 20 })
    s:expect(it, { zone = "in play", damage = 0 })
    s:expect(giant, { zone = "graveyard" })
    s:expect(ogre, { zone = "graveyard" })
  end
end

local function has_the_defender_divide(name, power)
  return function(s)
    local wurm = s.bob:has("in play", "Craw Wurm")
    local it = s.sue:has("in play", name)
    local wall = s.sue:has("in play", "Wall of Stone")
    s.bob:attacks { wurm }
    s.sue:blocks { [it] = wurm, [wall] = wurm }
    s.sue:assigns { [wurm] = { [wall] = 6 } }
    s:to("main")
    s:expect(it, { zone = "in play", damage = 0 })
    s:expect(wall, { zone = "in play", damage = 6 })
    s:expect(wurm, { zone = "in play", damage = power })
  end
end

scenario("Kjeldoran Warrior, ruling 2008-10-01: one creature without banding joins its band, a second may not (R-BAND-1)", both, takes_one_without_banding("Kjeldoran Warrior", 1))
scenario("Kjeldoran Warrior, ruling 2008-10-01: who blocks one of the band blocks all of it, and the attacker divides the blocker's damage (R-BAND-3, R-BAND-5)", both, has_the_attacker_divide("Kjeldoran Warrior"))
scenario("Kjeldoran Warrior, ruling 2009-10-01: among the blockers it has the defender divide the attacker's damage (R-BAND-6)", both, has_the_defender_divide("Kjeldoran Warrior", 1))
scenario("Kjeldoran Phalanx, ruling 2008-10-01: one creature without banding joins its band, a second may not (R-BAND-1)", both, takes_one_without_banding("Kjeldoran Phalanx", 2))
scenario("Kjeldoran Phalanx, ruling 2008-10-01: who blocks one of the band blocks all of it, and the attacker divides the blocker's damage (R-BAND-3, R-BAND-5)", both, has_the_attacker_divide("Kjeldoran Phalanx"))
scenario("Kjeldoran Phalanx, ruling 2009-10-01: among the blockers it has the defender divide the attacker's damage (R-BAND-6)", both, has_the_defender_divide("Kjeldoran Phalanx", 2))
scenario("Kjeldoran Skycaptain, ruling 2008-10-01: one creature without banding joins its band, a second may not (R-BAND-1)", both, takes_one_without_banding("Kjeldoran Skycaptain", 2))
scenario("Kjeldoran Skycaptain, ruling 2008-10-01: who blocks one of the band blocks all of it, and the attacker divides the blocker's damage (R-BAND-3, R-BAND-5)", both, has_the_attacker_divide("Kjeldoran Skycaptain"))
scenario("Kjeldoran Skycaptain, ruling 2009-10-01: among the blockers it has the defender divide the attacker's damage (R-BAND-6)", both, has_the_defender_divide("Kjeldoran Skycaptain", 2))
scenario("Kjeldoran Skyknight: one creature without banding joins its band, a second may not (R-BAND-1)", both, takes_one_without_banding("Kjeldoran Skyknight", 1))
scenario("Kjeldoran Skyknight: who blocks one of the band blocks all of it, and the attacker divides the blocker's damage (R-BAND-3, R-BAND-5)", both, has_the_attacker_divide("Kjeldoran Skyknight"))
scenario("Kjeldoran Skyknight: among the blockers it has the defender divide the attacker's damage (R-BAND-6)", both, has_the_defender_divide("Kjeldoran Skyknight", 1))
