local both = { "fifth", "microprose" }

scenario("Zombie Master gives all Zombies swampwalk and regeneration for {B}, those of both players", both, function(s)
  local it = s.bob:has("in play", "Zombie Master")
  local mine = s.bob:has("in play", "Scathe Zombies")
  local theirs = s.sue:has("in play", "Scathe Zombies")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Swamp", 1)
  s:expect(it, { power = 2, toughness = 3, colours = { "black" } })
  s:expect(mine, { has = { "swampwalk" }, power = 2 })
  s:expect(ogre, { lacks = { "swampwalk" } })
  s.bob:attacks { mine }
  s:expect_illegal(function() s.sue:blocks { [ogre] = mine } end, "R-LW-1")
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:will_regenerate(theirs)
  s.bob:casts("Lightning Bolt", { on = theirs })
  s:expect(theirs, { zone = "in play", tapped = true })
end)

scenario("Zombie Master is no Zombie itself: it may be blocked and dies", both, function(s)
  local it = s.bob:has("in play", "Zombie Master")
  local mammoth = s.sue:has("in play", "Craw Wurm")
  s.bob:lands("Swamp", 1)
  s.sue:lands("Swamp", 1)
  s.bob:attacks { it }
  s.sue:blocks { [mammoth] = it }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
end)

scenario("Zombie Master that leaves play takes regeneration and swampwalk along", both, function(s)
  local it = s.bob:has("in play", "Zombie Master")
  local zombies = s.bob:has("in play", "Scathe Zombies")
  s.bob:lands("Swamp", 1)
  s.sue:has("hand", "Unsummon")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{U}{R}"
  s.sue:casts("Unsummon", { on = it })
  s:expect(zombies, { lacks = { "swampwalk" } })
  s.sue:casts("Lightning Bolt", { on = zombies })
  s:expect(zombies, { zone = "graveyard" })
end)

scenario("Zombie Master is cast for {1}{B}{B} and no less", both, function(s)
  local it = s.bob:has("hand", "Zombie Master")
  s.bob:mana "{B}{B}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)

scenario("Zombie Master whose swamp Magical Hack has made a plains gives plainswalk", both, function(s)
  local master = s.bob:has("in play", "Zombie Master")
  local zombies = s.bob:has("in play", "Scathe Zombies")
  s.bob:has("hand", "Magical Hack")
  s.bob:lands("Island", 1)
  s.bob:casts("Magical Hack", { target = master, choosing = { "swamp", "plains" } })
  s.sue:has("in play", "Plains")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { zombies }
  s:expect_illegal(function() s.sue:blocks { [ogre] = zombies } end, "plainswalk")
end)
