-- Creatures that mana changes until end of turn.
local both = { "fifth", "microprose" }

-- name, the land, how many for one use, power, toughness, what it gets, keyword
local creatures = {
  { "Leaping Lizard", "Forest", 2, 2, 3, 0, -1, "flying" },
  { "Mesa Falcon", "Plains", 2, 1, 1, 0, 1 },
  { "Veldrane of Sengir", "Swamp", 3, 5, 5, -3, 0, "forestwalk" },
}

for _, row in ipairs(creatures) do
  local name, land, n, power, toughness, up, wide, keyword = row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8]

  scenario(name .. " is changed for its mana, tapped or not, until end of turn", both, function(s)
    local it = s.bob:has("in play", name, { tapped = true })
    s.bob:lands(land, n)
    s:expect(it, { power = power, toughness = toughness, lacks = { keyword } })
    s.bob:activates(it)
    s:expect(it, { power = power + up, toughness = toughness + wide, has = { keyword } })
    s:next_turn()
    s:expect(it, { power = power, toughness = toughness, lacks = { keyword } })
  end)

  scenario(name .. " is changed for no less mana, and by its controller only", both, function(s)
    local it = s.bob:has("in play", name, { sick = true })
    s.bob:lands(land, n - 1)
    s.sue:lands(land, n)
    s:expect_illegal(function() s.bob:activates(it) end, "R-COST-1")
    s:expect_illegal(function() s.sue:activates(it) end, "R-COST-9")
    s.bob:lands(land, 1)
    s.bob:activates(it)
    s:expect(it, { power = power + up, toughness = toughness + wide })
  end)
end

scenario("R-FLY-1 Leaping Lizard leaps over those on the ground, and leaps to death at the third time (R-CRE-7)", both, function(s)
  local lizard = s.bob:has("in play", "Leaping Lizard")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Forest", 6)
  s.bob:activates(lizard)
  s.bob:attacks { lizard }
  s:expect_illegal(function() s.sue:blocks { [ogre] = lizard } end, "R-FLY-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s.bob:activates(lizard)
  s:expect(lizard, { toughness = 1 })
  s.bob:activates(lizard)
  s:expect(lizard, { zone = "graveyard" })
end)

scenario("R-LW-1 Veldrane of Sengir walks through forests, weaker", both, function(s)
  local veldrane = s.bob:has("in play", "Veldrane of Sengir")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Forest", 1)
  s.bob:lands("Swamp", 3)
  s.bob:activates(veldrane)
  s.bob:attacks { veldrane }
  s:expect_illegal(function() s.sue:blocks { [ogre] = veldrane } end, "R-LW-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-LEG-1 a second Veldrane of Sengir is buried", both, function(s)
  s.bob:has("in play", "Veldrane of Sengir")
  s.bob:has("hand", "Veldrane of Sengir")
  s.bob:mana "{C}{C}{C}{C}{C}{B}{B}"
  local second = s.bob:casts("Veldrane of Sengir")
  s:expect(second, { zone = "graveyard" })
end)

scenario("R-FLY-1 Mesa Falcon flies", both, function(s)
  local falcon = s.bob:has("in play", "Mesa Falcon")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { falcon }
  s:expect_illegal(function() s.sue:blocks { [ogre] = falcon } end, "R-FLY-1")
end)
