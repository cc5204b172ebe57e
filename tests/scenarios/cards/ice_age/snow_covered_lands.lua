-- Basic lands with snow on them: the mana, the type, and what looks for snow.
local both = { "fifth", "microprose" }

-- name, its mana, its colour, its type
local lands = {
  { "Snow-Covered Forest", "{G}", "green", "forest" },
  { "Snow-Covered Island", "{U}", "blue", "island" },
  { "Snow-Covered Mountain", "{R}", "red", "mountain" },
  { "Snow-Covered Plains", "{W}", "white", "plains" },
  { "Snow-Covered Swamp", "{B}", "black", "swamp" },
}

for _, row in ipairs(lands) do
  local name, mana, colour, kind = row[1], row[2], row[3], row[4]

  scenario(name .. " taps for " .. mana .. ", is a " .. kind .. ", and is the one land of the turn (R-LAND-1)", both, function(s)
    local land = s.bob:has("hand", name)
    s.bob:has("hand", name)
    s.bob:plays_land(land)
    s:expect(land, { types = { "land" }, land_types = { kind }, colours = {} })
    s.bob:taps_for_mana(land, colour)
    s:expect(s.bob, { mana = mana })
    s:expect_illegal(function() s.bob:plays_land(name) end, "R-LAND-1")
  end)

  scenario("R-SNOW-1 " .. name .. " stays covered with snow when its type is changed", both, function(s)
    local land = s.sue:has("in play", name)
    s.bob:has("hand", "Phantasmal Terrain")
    s.bob:lands("Island", 2)
    s.bob:has("hand", "Thermokarst")
    s.bob:lands("Forest", 3)
    local other = kind == "swamp" and "forest" or "swamp"
    s.bob:casts("Phantasmal Terrain", { on = land, choosing = other })
    s:expect(land, { land_types = { other } })
    s.bob:casts("Thermokarst", { on = land })
    s:expect(land, { zone = "graveyard" })
    s:expect(s.bob, { life = 21 })
  end)
end

local function is_basic(name)
  return function(s)
    s:card [[ return sorcery "Test Quake" { cost = "{R}", target = land:not_ "basic", destroy(target) } ]]
    local land = s.sue:has("in play", name)
    local ridge = s.sue:has("in play", "Timberline Ridge")
    s.bob:has("hand", "Test Quake")
    s.bob:mana "{R}"
    s:expect_illegal(function() s.bob:casts("Test Quake", { on = land }) end, "R-TARGET-1")
    s.bob:casts("Test Quake", { on = ridge })
    s:expect(ridge, { zone = "graveyard" })
    s:expect(land, { zone = "in play" })
  end
end

local function is_as_any_other(name, basic, mana, colour)
  return function(s)
    local land = s.bob:has("in play", name)
    local plain = s.bob:has("in play", basic)
    s.bob:taps_for_mana(land, colour)
    s.bob:taps_for_mana(plain, colour)
    s:expect(s.bob, { mana = mana .. mana })
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(land, { tapped = false })
    s:expect(plain, { tapped = false })
  end
end

scenario("Snow-Covered Forest, ruling 2008-10-01: it is a basic land, and what is meant for nonbasic ones does not reach it", both, is_basic("Snow-Covered Forest"))
scenario("Snow-Covered Forest, ruling 2008-10-01: snow alone does nothing, it untaps and taps as any Forest", both, is_as_any_other("Snow-Covered Forest", "Forest", "{G}", "green"))
scenario("Snow-Covered Island, ruling 2008-10-01: it is a basic land, and what is meant for nonbasic ones does not reach it", both, is_basic("Snow-Covered Island"))
scenario("Snow-Covered Island, ruling 2008-10-01: snow alone does nothing, it untaps and taps as any Island", both, is_as_any_other("Snow-Covered Island", "Island", "{U}", "blue"))
scenario("Snow-Covered Mountain, ruling 2008-10-01: it is a basic land, and what is meant for nonbasic ones does not reach it", both, is_basic("Snow-Covered Mountain"))
scenario("Snow-Covered Mountain, ruling 2008-10-01: snow alone does nothing, it untaps and taps as any Mountain", both, is_as_any_other("Snow-Covered Mountain", "Mountain", "{R}", "red"))
scenario("Snow-Covered Plains, ruling 2008-10-01: it is a basic land, and what is meant for nonbasic ones does not reach it", both, is_basic("Snow-Covered Plains"))
scenario("Snow-Covered Plains, ruling 2008-10-01: snow alone does nothing, it untaps and taps as any Plains", both, is_as_any_other("Snow-Covered Plains", "Plains", "{W}", "white"))
scenario("Snow-Covered Swamp, ruling 2008-10-01: it is a basic land, and what is meant for nonbasic ones does not reach it", both, is_basic("Snow-Covered Swamp"))
scenario("Snow-Covered Swamp, ruling 2008-10-01: snow alone does nothing, it untaps and taps as any Swamp", both, is_as_any_other("Snow-Covered Swamp", "Swamp", "{B}", "black"))
