local both = { "fifth", "microprose" }

-- Creatures with a landwalk: name, the land that lets them walk, a land that does not, power, toughness.
local walkers = {
  { "Legions of Lim-Dûl", "Snow-Covered Swamp", { "Swamp", "Snow-Covered Forest" }, 2, 3 },
  { "Moor Fiend", "Swamp", { "Forest" }, 3, 3 },
  { "Mountain Goat", "Mountain", { "Swamp" }, 1, 1 },
  { "Pale Bears", "Island", { "Forest" }, 2, 2 },
  { "Pygmy Allosaurus", "Swamp", { "Island" }, 2, 2 },
  { "Rime Dryad", "Snow-Covered Forest", { "Forest", "Snow-Covered Swamp" }, 1, 2 },
}

for _, row in ipairs(walkers) do
  local name, land, others, power, toughness = row[1], row[2], row[3], row[4], row[5]

  scenario("R-LW-1 nobody blocks " .. name .. " while the defender controls a " .. land, both, function(s)
    local it = s.bob:has("in play", name)
    local ogre = s.sue:has("in play", "Gray Ogre")
    s.sue:has("in play", land, { tapped = true })
    s:expect(it, { power = power, toughness = toughness })
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-LW-1")
    s:to("main")
    s:expect(s.sue, { life = 20 - power })
  end)

  scenario(name .. " is blocked where the defender has other lands only, whatever its controller has", both, function(s)
    local it = s.bob:has("in play", name)
    local ogre = s.sue:has("in play", "Gray Ogre")
    s.bob:lands(land, 1)
    for _, other in ipairs(others) do s.sue:lands(other, 1) end
    s.bob:attacks { it }
    s.sue:blocks { [ogre] = it }
    s:expect(ogre, { blocking = it })
  end)

  scenario("R-LW-1 " .. name .. " as a blocker is stopped by its like no less", both, function(s)
    local attacker = s.bob:has("in play", name)
    local it = s.sue:has("in play", name)
    s.sue:lands(land, 1)
    s.bob:attacks { attacker }
    s:expect_illegal(function() s.sue:blocks { [it] = attacker } end, "R-LW-1")
  end)
end

for _, row in ipairs { { "Moor Fiend", "Snow-Covered Swamp" }, { "Mountain Goat", "Snow-Covered Mountain" },
  { "Pale Bears", "Tropical Island" }, { "Pygmy Allosaurus", "Bayou" } } do
  scenario("A " .. row[2] .. " counts for " .. row[1], both, function(s)
    local it = s.bob:has("in play", row[1])
    local ogre = s.sue:has("in play", "Gray Ogre")
    s.sue:lands(row[2], 1)
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-LW-1")
  end)
end

scenario("Rime Dryad, ruling 2004-10-04: a Forest without snow does not let it walk", both, function(s)
  local it = s.bob:has("in play", "Rime Dryad")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Forest", 1)
  s.bob:attacks { it }
  s.sue:blocks { [ogre] = it }
  s:expect(ogre, { blocking = it })
end)
