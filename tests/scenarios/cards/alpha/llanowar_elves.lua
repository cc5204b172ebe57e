local both = { "fifth", "microprose" }

scenario("Llanowar Elves are a green 1/1 that gives {G} from the turn after on", both, function(s)
  s.bob:has("hand", "Llanowar Elves")
  s.bob:mana "{G}"
  local it = s.bob:casts("Llanowar Elves")
  s:expect(it, { zone = "in play", power = 1, toughness = 1, colours = { "green" }, types = { "creature" } })
  s:expect_illegal(function() s.bob:activates(it) end, "R-SICK-1")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:activates(it)
  s:expect(s.bob, { mana = "{G}" })
  s:expect(it, { tapped = true })
  s:expect_illegal(function() s.bob:activates(it) end, "R-COST")
end)

scenario("R-COST-6 Llanowar Elves that attack give no mana for it, and none while they are tapped", both, function(s)
  local it = s.bob:has("in play", "Llanowar Elves")
  s.bob:attacks { it }
  s:expect(s.bob, { mana = "" })
  s:expect_illegal(function() s.bob:activates(it) end, "R-COST")
  s:to("main")
  s:expect(s.sue, { life = 19 })
end)

scenario("R-BATCH-8 Llanowar Elves pay for a spell in answer to the Lightning Bolt that kills them", both, function(s)
  local it = s.bob:has("in play", "Llanowar Elves")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Giant Growth")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.sue:casts("Lightning Bolt", { on = it, held = true })
  s.bob:casts("Giant Growth", { on = ogre, held = true })
  s:resolve()
  s:expect(it, { zone = "graveyard" })
  s:expect(ogre, { power = 5 })
end)
