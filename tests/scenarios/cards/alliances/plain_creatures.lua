local both = { "fifth", "microprose" }

-- Creatures of one plain kind: the price, the colour, the size, and the one thing that some of them do.

-- name, price, the mana that pays it, mana that does not, colours, power, toughness
local creatures = {
  { "Elvish Ranger", "{2}{G}", "{C}{C}{G}", "{C}{C}{C}", { "green" }, 4, 1 },
  { "Storm Crow", "{1}{U}", "{C}{U}", "{C}{C}", { "blue" }, 1, 2 },
  { "Gorilla Chieftain", "{2}{G}{G}", "{C}{C}{G}{G}", "{C}{C}{C}{G}", { "green" }, 3, 3 },
  { "Storm Shaman", "{2}{R}", "{C}{C}{R}", "{C}{C}{C}", { "red" }, 0, 4 },
  { "Yavimaya Ancients", "{3}{G}{G}", "{C}{C}{C}{G}{G}", "{C}{C}{C}{C}{G}", { "green" }, 2, 7 },
}

for _, row in ipairs(creatures) do
  local name, cost, mana, short, colours, power, toughness = row[1], row[2], row[3], row[4], row[5], row[6], row[7]

  scenario(name .. " is summoned for " .. cost .. " and for no other mana", both, function(s)
    s.bob:has("hand", name)
    s.bob:mana(short)
    s:expect_illegal(function() s.bob:casts(name) end, "R-COST-1")
    s.bob:mana(mana)
    local it = s.bob:casts(name)
    s:expect(it, { zone = "in play", power = power, toughness = toughness, colours = colours, types = { "creature" } })
    s:expect_illegal(function() s.bob:attacks { it } end, "R-SICK-1")
  end)

  scenario(name .. " attacks for its power", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:attacks { it }
    s:to("end of attack")
    s:expect(s.sue, { life = 20 - power })
  end)
end

scenario("R-FLY-1 Storm Crow is not blocked by a creature on the ground", both, function(s)
  local it = s.bob:has("in play", "Storm Crow")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
end)

scenario("Gorilla Chieftain regenerates for {1}{G}", both, function(s)
  local it = s.bob:has("in play", "Gorilla Chieftain")
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:lands("Mountain", 2)
  s.bob:will_regenerate(it)
  s.sue:casts("Lightning Bolt", { on = it })
  s:expect(it, { zone = "in play", tapped = true, damage = 0 })
  s.sue:casts("Lightning Bolt", { on = it })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Storm Shaman gets +1/+0 until end of turn for {R}, as often as it is paid", both, function(s)
  local it = s.bob:has("in play", "Storm Shaman", { tapped = true })
  s.bob:lands("Mountain", 2)
  s.bob:activates(it)
  s.bob:activates(it)
  s:expect(it, { power = 2, toughness = 4 })
  s:next_turn()
  s:expect(it, { power = 0, toughness = 4 })
end)

scenario("Yavimaya Ancients get +1/-2 until end of turn for {G}, and die of the fourth", both, function(s)
  local it = s.bob:has("in play", "Yavimaya Ancients")
  s.bob:lands("Forest", 3)
  s.bob:activates(it)
  s:expect(it, { power = 3, toughness = 5 })
  s:next_turn()
  s:expect(it, { power = 2, toughness = 7 })
  s:next_turn()
  s.bob:lands("Forest", 1)
  for _ = 1, 4 do s.bob:activates(it) end
  s:expect(it, { zone = "graveyard" })
end)
