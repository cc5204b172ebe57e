local both = { "fifth", "microprose" }

scenario("Fungusaur grows at the end of a turn in which it was damaged", both, function(s)
  local it = s.bob:has("hand", "Fungusaur")
  s.bob:mana "{3}{G}"
  s.bob:casts(it)
  s:expect(it, { power = 2, toughness = 2, colours = { "green" } })
  local tim = s.sue:has("in play", "Prodigal Sorcerer")
  s.sue:activates(tim, { on = it })
  s:expect(it, { damage = 1, counters = {} })
  s:next_turn()
  s:expect(it, { power = 3, toughness = 3, damage = 0, counters = { ["+1/+1"] = 1 } })
  s:next_turn()
  s:expect(it, { power = 3, toughness = 3 })
end)

scenario("Fungusaur grows in the opponent's turn too", both, function(s)
  local it = s.bob:has("in play", "Fungusaur")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s:turn_of(s.sue)
  s.sue:attacks { elves }
  s.bob:blocks { [it] = elves }
  s:to("main")
  s:expect(it, { damage = 1, power = 2 })
  s:turn_of(s.bob)
  s:expect(it, { power = 3, toughness = 3 })
end)

scenario("Fungusaur gets one counter in a turn, however often it was damaged", both, function(s)
  local it = s.bob:has("in play", "Fungusaur", { counters = { ["+1/+1"] = 3 } })
  local sorcerers = s.sue:has("in play", "Prodigal Sorcerer", { count = 3 })
  for _, tim in ipairs(sorcerers) do s.sue:activates(tim, { on = it }) end
  s:expect(it, { damage = 3 })
  s:next_turn()
  s:expect(it, { power = 6, toughness = 6, counters = { ["+1/+1"] = 4 } })
end)

scenario("Fungusaur, ruling 2004-10-04: several creatures that damage it at one time give one counter", both, function(s)
  local it = s.bob:has("in play", "Fungusaur", { counters = { ["+1/+1"] = 2 } })
  local elves = s.sue:has("in play", "Llanowar Elves", { count = 2 })
  s.bob:attacks { it }
  s.sue:blocks { [elves[1]] = it, [elves[2]] = it }
  s.bob:assigns { [it] = { [elves[1]] = 4 } }
  s:to("main")
  s:expect(it, { damage = 2 })
  s:next_turn()
  s:expect(it, { counters = { ["+1/+1"] = 3 } })
end)

scenario("R-TRIG-4 damage that is prevented does not make Fungusaur grow", both, function(s)
  local it = s.bob:has("in play", "Fungusaur")
  local tim = s.sue:has("in play", "Prodigal Sorcerer")
  local healer = s.bob:has("in play", "Samite Healer")
  s.bob:will_prevent(healer, { on = it })
  s.sue:activates(tim, { on = it })
  s:next_turn()
  s:expect(it, { power = 2, toughness = 2, counters = {} })
end)

scenario("R-CRE-6 Fungusaur grows too late to live through deadly damage", both, function(s)
  local it = s.bob:has("in play", "Fungusaur")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { it }
  s.sue:blocks { [ogre] = it }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
end)

scenario("R-REGEN-1 Fungusaur that was damaged and regenerated grows all the same", both, function(s)
  local it = s.bob:has("in play", "Fungusaur")
  local regeneration = s.bob:has("in play", "Regeneration", { on = it })
  s.bob:lands("Forest", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:will_regenerate(it, { with = regeneration })
  s.sue:casts("Lightning Bolt", { on = it })
  s:expect(it, { zone = "in play", damage = 0, tapped = true })
  s:next_turn()
  s:expect(it, { power = 3, toughness = 3 })
end)

scenario("R-ZONE-2 Fungusaur that left play and came back in the turn of its damage gets no counter", both, function(s)
  local it = s.bob:has("in play", "Fungusaur")
  local tim = s.sue:has("in play", "Prodigal Sorcerer")
  s.bob:has("hand", "Unsummon")
  s.bob:mana "{U}{3}{G}"
  s.sue:activates(tim, { on = it })
  s.bob:casts("Unsummon", { on = it })
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:next_turn()
  s:expect(it, { counters = {}, power = 2 })
end)

scenario("R-CTRL-1 Fungusaur grows whoever controls it", both, function(s)
  local it = s.bob:has("in play", "Fungusaur")
  s.sue:has("in play", "Control Magic", { on = it })
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:activates(tim, { on = it })
  s:next_turn()
  s:expect(it, { controller = s.sue, power = 3, toughness = 3 })
end)
