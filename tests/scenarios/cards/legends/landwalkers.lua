-- Creatures with a landwalk (R-LW-1): unblockable while the defending player controls such a land.
local both = { "fifth", "microprose" }

local walkers = {
  { "Cat Warriors", "Forest", "Taiga", "Mountain", 2, 2 },
  { "Devouring Deep", "Island", "Tundra", "Plains", 1, 2 },
  { "Lost Soul", "Swamp", "Bayou", "Forest", 2, 1 },
  { "Mountain Yeti", "Mountain", "Badlands", "Swamp", 3, 3 },
  { "Righteous Avengers", "Plains", "Savannah", "Forest", 3, 1 },
  { "Segovian Leviathan", "Island", "Volcanic Island", "Mountain", 3, 3 },
}

for _, row in ipairs(walkers) do
  local name, land, dual, other, power, toughness = row[1], row[2], row[3], row[4], row[5], row[6]

  scenario(name .. " cannot be blocked while the defender controls a " .. land, both, function(s)
    local it = s.bob:has("in play", name)
    s.sue:lands(land, 1)
    local ogre = s.sue:has("in play", "Gray Ogre")
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-LW-1")
    s:to("end of attack")
    s:expect(s.sue, { life = 20 - power })
  end)

  scenario(name .. " cannot be blocked while the defender controls a " .. dual .. " either, which counts as a " .. land, both, function(s)
    local it = s.bob:has("in play", name)
    s.sue:has("in play", dual)
    local ogre = s.sue:has("in play", "Gray Ogre")
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-LW-1")
  end)

  scenario(name .. " is blocked where only the attacker has a " .. land .. ", and is " .. power .. "/" .. toughness, both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:lands(land, 1)
    s.sue:lands(other, 1)
    local wall = s.sue:makes("Test Wall", { power = 0, toughness = 8 })
    s.bob:attacks { it }
    s.sue:blocks { [wall] = it }
    s:to("end of attack")
    s:expect(wall, { damage = power })
    s:expect(it, { power = power, toughness = toughness })
    s:expect(s.sue, { life = 20 })
  end)
end

scenario("R-PROT-1 Mountain Yeti is blocked by no white creature and no target of a white spell", both, function(s)
  local it = s.bob:has("in play", "Mountain Yeti")
  local angel = s.sue:has("in play", "Serra Angel")
  s.sue:has("hand", "Swords to Plowshares")
  s.sue:lands("Plains", 1)
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:casts("Swords to Plowshares", { on = it }) end, "R-PROT-1")
  s:expect_illegal(function() s.sue:blocks { [angel] = it } end, "R-PROT-1")
end)
