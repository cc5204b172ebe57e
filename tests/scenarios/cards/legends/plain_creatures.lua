-- Creatures without a word of text: the price, the colour, the size, and that each attacks with what it is.
local both = { "fifth", "microprose" }

-- name, price, the mana that pays it, mana that does not, colours, power, toughness
local creatures = {
  { "Barbary Apes", "{1}{G}", "{C}{G}", "{G}", { "green" }, 2, 2 },
  { "Durkwood Boars", "{4}{G}", "{C}{C}{C}{C}{G}", "{C}{C}{C}{G}", { "green" }, 4, 4 },
  { "Headless Horseman", "{2}{B}", "{C}{C}{B}", "{C}{B}", { "black" }, 2, 2 },
  { "Keepers of the Faith", "{1}{W}{W}", "{C}{W}{W}", "{C}{C}{W}", { "white" }, 2, 3 },
  { "Moss Monster", "{3}{G}{G}", "{C}{C}{C}{G}{G}", "{C}{C}{C}{C}{G}", { "green" }, 3, 6 },
  { "Raging Bull", "{2}{R}", "{C}{C}{R}", "{C}{R}", { "red" }, 2, 2 },
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

  scenario(name .. " deals its power and lives through one damage less than its toughness", both, function(s)
    local it = s.bob:has("in play", name)
    local wall = s.sue:makes("Test Wall", { power = toughness - 1, toughness = 9 })
    s.bob:attacks { it }
    s.sue:blocks { [wall] = it }
    s:to("end of attack")
    s:expect(it, { zone = "in play", damage = toughness - 1 })
    s:expect(wall, { damage = power })
    s:turn_of(s.bob)
    s.bob:attacks { it }
    s:to("end of attack")
    s:expect(s.sue, { life = 20 - power })
  end)
end
