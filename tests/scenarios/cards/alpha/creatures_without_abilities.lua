local both = { "fifth", "microprose" }

-- Creatures without abilities, from Mahamoti Djinn, which only flies, to Obsianus Golem: numbers, colour and type.

for _, row in ipairs {
  { "Merfolk of the Pearl Trident", 1, 1, { "blue" }, "{U}" },
  { "Mons's Goblin Raiders", 1, 1, { "red" }, "{R}" },
  { "Mahamoti Djinn", 5, 6, { "blue" }, "{4}{U}{U}", flies = true },
  { "Obsianus Golem", 4, 6, {}, "{6}", types = { "artifact", "creature" } },
} do
  local name, power, toughness, colours, cost = row[1], row[2], row[3], row[4], row[5]

  scenario(name .. " costs " .. cost .. " and attacks the turn after", both, function(s)
    s.bob:has("hand", name)
    s.bob:mana(cost)
    local it = s.bob:casts(name)
    s:expect(it, { zone = "in play", power = power, toughness = toughness, colours = colours, types = row.types or { "creature" } })
    s:expect(s.bob, { mana = "" })
    s:expect_illegal(function() s.bob:attacks { it } end, "R-SICK-1")
    local ogre = s.sue:has("in play", "Gray Ogre")
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s.bob:attacks { it }
    if row.flies then
      s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
    end
    s:to("main")
    s:expect(s.sue, { life = 20 - power })
  end)
end

scenario("R-CRE-8 Mons's Goblin Raiders are Goblins, of whom Goblin King is the lord", both, function(s)
  s.bob:has("in play", "Goblin King")
  local it = s.bob:has("in play", "Mons's Goblin Raiders")
  s:expect(it, { power = 2, toughness = 2, has = { "mountainwalk" } })
end)

scenario("R-ART-4 Obsianus Golem is an artifact: Shatter destroys it, and Terror cannot", both, function(s)
  local it = s.sue:has("in play", "Obsianus Golem")
  s.bob:has("hand", "Terror")
  s.bob:has("hand", "Shatter")
  s.bob:mana "{1}{B}"
  s:expect_illegal(function() s.bob:casts("Terror", { on = it }) end, "R-TARGET-1")
  s.bob:mana "{1}{R}"
  s.bob:casts("Shatter", { on = it })
  s:expect(it, { zone = "graveyard" })
end)

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
