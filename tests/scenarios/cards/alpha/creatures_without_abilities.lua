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
