local both = { "fifth", "microprose" }

-- Creatures without a word of text: the price, the colour, the size.

-- name, price, the mana that pays it, mana that does not, colours, power, toughness
local creatures = {
  { "Balduvian Barbarians", "{1}{R}{R}", "{C}{R}{R}", "{C}{C}{R}", { "red" }, 3, 2 },
  { "Balduvian Bears", "{1}{G}", "{C}{G}", "{C}{C}", { "green" }, 2, 2 },
  { "Glacial Wall", "{2}{U}", "{C}{C}{U}", "{C}{C}{C}", { "blue" }, 0, 7 },
}

for _, row in ipairs(creatures) do
  local name, cost, mana, short, colours, power, toughness = row[1], row[2], row[3], row[4], row[5], row[6], row[7]

  scenario(name .. " is summoned for " .. cost .. " and for no other mana", both, function(s)
    s.bob:has("hand", name)
    s.bob:mana(short)
    s:expect_illegal(function() s.bob:casts(name) end, "R-COST-1")
    s.bob:mana(mana)
    local it = s.bob:casts(name)
    s:expect(it, { zone = "in play", power = power, toughness = toughness, colours = colours })
    s:expect_illegal(function() s.bob:attacks { it } end, name)
  end)

  scenario(name .. " deals its power and lives through one damage less than its toughness", both, function(s)
    local it = s.sue:has("in play", name)
    local attacker = s.bob:makes("Test Attacker", { power = toughness - 1, toughness = 9 })
    s.bob:attacks { attacker }
    s.sue:blocks { [it] = attacker }
    s:to("end of attack")
    s:expect(it, { zone = "in play", damage = toughness - 1 })
    s:expect(attacker, { damage = power })
    s:expect(s.sue, { life = 20 })
  end)
end

scenario("R-CRE-9 Glacial Wall cannot attack", both, function(s)
  local wall = s.bob:has("in play", "Glacial Wall")
  s:expect_illegal(function() s.bob:attacks { wall } end, "R-CRE-9")
end)
