local both = { "fifth", "microprose" }

-- Two interrupts, each against the other colour: a spell is countered or a permanent destroyed, if it is of that colour.

-- name, its land, a creature of the colour, its mana, a creature of another colour, its mana
local blasts = {
  { "Hydroblast", "Island", "Gray Ogre", "{2}{R}", "Grizzly Bears", "{1}{G}", "red" },
  { "Pyroblast", "Mountain", "Sea Serpent", "{5}{U}", "Grizzly Bears", "{1}{G}", "blue" },
}

for _, row in ipairs(blasts) do
  local name, land, hit, mana, colour = row[1], row[2], row[3], row[4], row[7]

  scenario(name .. " counters a " .. colour .. " spell", both, function(s)
    s.bob:has("hand", hit)
    s.bob:mana(mana)
    s.sue:has("hand", name)
    s.sue:lands(land, 1)
    local play = s.bob:casts(hit, { held = true })
    s.sue:interrupts(play, name, { mode = 1 })
    s:expect(play, { zone = "graveyard" })
    s:expect(s.sue, { graveyard = { name } })
  end)

  scenario(name .. " destroys a " .. colour .. " permanent", both, function(s)
    local it = s.sue:has("in play", hit)
    s.sue:lands("Island", 1)
    s.bob:has("hand", name)
    s.bob:lands(land, 1)
    s.bob:casts(name, { mode = 2, on = it })
    s:expect(it, { zone = "graveyard" })
  end)

  scenario("R-INT-4 aimed at a permanent " .. name .. " is an instant, and answered as one", both, function(s)
    local it = s.sue:has("in play", hit)
    s.sue:lands("Island", 1)
    s.sue:has("hand", "Unsummon")
    s.bob:has("hand", name)
    s.bob:lands(land, 1)
    s.bob:casts(name, { mode = 2, on = it, held = true })
    s.sue:casts("Unsummon", { on = it })
    s:resolve()
    s:expect(it, { zone = "hand" })
  end)
end

local function binds_its_target(row)
  local name, land, hit, mana = row[1], row[2], row[3], row[4]
  return function(s)
    local it = s.bob:has("in play", hit)
    s.bob:lands("Island", 1)
    s.bob:has("hand", hit)
    s.bob:mana(mana)
    s.sue:has("hand", name)
    s.sue:lands(land, 1)
    local play = s.bob:casts(hit, { held = true })
    s:expect_illegal(function() s.sue:interrupts(play, name, { mode = 2, on = play }) end, "R-CAST-1")
    s:expect_illegal(function() s.sue:interrupts(play, name, { mode = 1, on = it }) end, "R-TARGET-1")
    s:resolve()
    s:expect(play, { zone = "in play" })
  end
end

local function does_nothing_to_another_colour(row)
  local name, land, missed, other = row[1], row[2], row[5], row[6]
  return function(s)
    s.bob:has("hand", missed)
    s.bob:mana(other)
    s.sue:has("hand", name, { count = 2 })
    s.sue:lands(land, 2)
    local play = s.bob:casts(missed, { held = true })
    s.sue:interrupts(play, name, { mode = 1 })
    s:resolve()
    s:expect(play, { zone = "in play" })
    s.sue:casts(name, { mode = 2, on = s.bob:finds(missed) })
    s:expect(play, { zone = "in play" })
    s:expect(s.sue, { graveyard = { name, name } })
  end
end

scenario("Hydroblast, ruling 2004-10-04: the mode is said before the target, and binds it", both, binds_its_target(blasts[1]))
scenario("Pyroblast, ruling 2004-10-04: the mode is said before the target, and binds it", both, binds_its_target(blasts[2]))
scenario("Hydroblast, ruling 2016-06-08: a spell or permanent of another colour is a target, and nothing happens to it", both, does_nothing_to_another_colour(blasts[1]))
scenario("Pyroblast, ruling 2016-06-08: a spell or permanent of another colour is a target, and nothing happens to it", both, does_nothing_to_another_colour(blasts[2]))

scenario("R-RESOLVE-2 Hydroblast reads the colour on resolution: a creature laced in response is destroyed, or saved", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Hydroblast", { count = 2 })
  s.sue:lands("Island", 2)
  s.sue:has("hand", "Chaoslace")
  s.sue:lands("Mountain", 1)
  s.bob:has("hand", "Lifelace")
  s.bob:lands("Forest", 1)
  s.sue:casts("Hydroblast", { mode = 2, on = bears, held = true })
  s.sue:casts("Chaoslace", { on = bears, held = true })
  s:resolve()
  s:expect(bears, { zone = "graveyard" })
  s.sue:casts("Hydroblast", { mode = 2, on = ogre, held = true })
  s.bob:casts("Lifelace", { on = ogre, held = true })
  s:resolve()
  s:expect(ogre, { zone = "in play", colours = { "green" } })
end)

scenario("Pyroblast stops Hydroblast", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Hydroblast")
  s.sue:lands("Island", 1)
  s.bob:has("hand", "Pyroblast")
  s.bob:lands("Mountain", 1)
  local play = s.sue:casts("Hydroblast", { mode = 2, on = ogre, held = true })
  s.bob:interrupts(play, "Pyroblast", { mode = 1 })
  s:expect(ogre, { zone = "in play" })
  s:expect(play, { zone = "graveyard" })
end)

scenario("R-DEST-1 what Hydroblast destroys may regenerate", both, function(s)
  local troll = s.sue:has("in play", "Uthden Troll")
  s.sue:lands("Mountain", 1)
  s.bob:has("hand", "Hydroblast")
  s.bob:lands("Island", 1)
  s.sue:will_regenerate(troll)
  s.bob:casts("Hydroblast", { mode = 2, on = troll })
  s:expect(troll, { zone = "in play", tapped = true })
end)
