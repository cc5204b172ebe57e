local both = { "fifth", "microprose" }

-- The red and green creatures without abilities: cost, colour, type, and what a fight with another leaves.

for _, row in ipairs {
  { "Earth Elemental", 4, 5, "red", "{3}{R}{R}", "{4}{R}", "elemental" },
  { "Fire Elemental", 5, 4, "red", "{3}{R}{R}", "{4}{R}", "elemental" },
  { "Hill Giant", 3, 3, "red", "{3}{R}", "{3}{G}", "giant" },
  { "Ironroot Treefolk", 3, 5, "green", "{4}{G}", "{4}{R}", "treefolk" },
} do
  local name, power, toughness, colour, cost, wrong, kind = row[1], row[2], row[3], row[4], row[5], row[6], row[7]

  scenario(name .. " is summoned for " .. cost .. " and attacks the turn after", both, function(s)
    local it = s.bob:has("hand", name)
    s.bob:mana(wrong)
    s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
    s.bob:mana(cost)
    s.bob:casts(it)
    s:expect(it, { zone = "in play", power = power, toughness = toughness, colours = { colour }, types = { "creature" } })
    s:expect_illegal(function() s.bob:attacks { it } end, "R-SICK-1")
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s.bob:attacks { it }
    s:to("main")
    s:expect(s.sue, { life = 20 - power })
  end)

  scenario(name .. " deals and takes damage in combat", both, function(s)
    local it = s.bob:has("in play", name)
    local strong = s.sue:makes("Strong Beast", { power = toughness, toughness = power + 1, types = { "creature" } })
    local weak = s.sue:makes("Weak Beast", { power = toughness - 1, toughness = power, types = { "creature" } })
    s.bob:attacks { it }
    s.sue:blocks { [weak] = it }
    s:to("main")
    s:expect(weak, { zone = "graveyard" })
    s:expect(it, { zone = "in play", damage = toughness - 1 })
    s:turn_of(s.sue)
    s:expect(it, { damage = 0 })
    s:turn_of(s.bob)
    s.bob:attacks { it }
    s.sue:blocks { [strong] = it }
    s:to("main")
    s:expect(it, { zone = "graveyard" })
    s:expect(strong, { zone = "in play", damage = power })
  end)
end
