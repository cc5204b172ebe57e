local both = { "fifth", "microprose" }

-- Creatures without abilities, and those that only fly: numbers, colour and type.

for _, row in ipairs {
  { "Pearled Unicorn", 2, 2, "white", "{2}{W}" },
  { "Savannah Lions", 2, 1, "white", "{W}" },
  { "Water Elemental", 5, 4, "blue", "{3}{U}{U}" },
  { "Phantom Monster", 3, 3, "blue", "{3}{U}", true },
  { "Roc of Kher Ridges", 3, 3, "red", "{3}{R}", true },
} do
  local name, power, toughness, colour, cost, flies = row[1], row[2], row[3], row[4], row[5], row[6]

  scenario(name .. " is summoned for " .. cost .. " and attacks the turn after", both, function(s)
    s.bob:has("hand", name)
    s.bob:mana(cost)
    local it = s.bob:casts(name)
    s:expect(it, { zone = "in play", power = power, toughness = toughness, colours = { colour }, types = { "creature" } })
    s:expect(s.bob, { mana = "" })
    s:expect_illegal(function() s.bob:attacks { it } end, "R-SICK-1")
    local ogre = s.sue:has("in play", "Gray Ogre")
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s.bob:attacks { it }
    if flies then
      s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
    end
    s:to("main")
    s:expect(s.sue, { life = 20 - power })
  end)
end
