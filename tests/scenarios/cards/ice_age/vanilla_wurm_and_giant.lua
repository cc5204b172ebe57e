-- Creatures without a word of text: the price, the size, and that each attacks with what it is.
local both = { "fifth", "microprose" }

-- name, the mana that pays it, mana that does not, colour, power, toughness, type
local creatures = {
  { "Scaled Wurm", "{C}{C}{C}{C}{C}{C}{C}{G}", "{C}{C}{C}{C}{C}{C}{G}", "green", 7, 6, "wurm" },
  { "Tor Giant", "{C}{C}{C}{R}", "{C}{C}{R}", "red", 3, 3, "giant" },
}

for _, row in ipairs(creatures) do
  local name, mana, short, colour, power, toughness, kind = row[1], row[2], row[3], row[4], row[5], row[6], row[7]

  scenario(name .. " is summoned for its price and for no less", both, function(s)
    s.bob:has("hand", name)
    s.bob:mana(short)
    s:expect_illegal(function() s.bob:casts(name) end, "R-COST-1")
    s.bob:mana(mana)
    local it = s.bob:casts(name)
    s:expect(it, { zone = "in play", power = power, toughness = toughness, colours = { colour }, types = { "creature" } })
    s:expect_illegal(function() s.bob:attacks { it } end, "R-SICK-1")
  end)

  scenario(name .. " deals " .. power .. " and lives through " .. toughness - 1, both, function(s)
    local it = s.bob:has("in play", name)
    local wall = s.sue:makes("Test Wall", { power = toughness - 1, toughness = 9 })
    s.bob:attacks { it }
    s.sue:blocks { [wall] = it }
    s:to("end of attack")
    s:expect(it, { zone = "in play", damage = toughness - 1 })
    s:expect(wall, { damage = power })
  end)
end

scenario("Tor Giant is of the Giants that Giant's words mean", both, function(s)
  s:card [[ return instant "Test Call" { cost = "{R}", target = creature:of_type "giant", destroy(target) } ]]
  local giant = s.sue:has("in play", "Tor Giant")
  local wurm = s.sue:has("in play", "Scaled Wurm")
  s.bob:has("hand", "Test Call")
  s.bob:mana "{R}"
  s:expect_illegal(function() s.bob:casts("Test Call", { on = wurm }) end, "R-TARGET-1")
  s.bob:casts("Test Call", { on = giant })
  s:expect(giant, { zone = "graveyard" })
end)
