local both = { "fifth", "microprose" }

scenario("Magical Hack, ruling 2004-10-04: all occurrences of the word are changed", both, function(s)
  -- Islandhome speaks of the defending player's lands and of one's own.
  local serpent = s.bob:has("in play", "Sea Serpent")
  s.bob:lands("Island", 1)
  local swamp = s.bob:has("in play", "Swamp")
  s.sue:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:attacks { serpent } end, "Sea Serpent")
  s.bob:has("hand", "Magical Hack")
  s.bob:casts("Magical Hack", { on = serpent, choosing = { "island", "swamp" } })
  s:expect(serpent, { zone = "in play" })
  s.bob:attacks { serpent }
  s:to("main")
  s:expect(s.sue, { life = 15 })
  s.sue:has("hand", "Stone Rain")
  s:next_turn()
  s.sue:mana "{2}{R}"
  s.sue:casts("Stone Rain", { on = swamp })
  s:expect(serpent, { zone = "graveyard" })
end)

scenario("Magical Hack, ruling 2004-10-04: a card with no word for it may be its target", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  local it = s.bob:casts("Magical Hack", { on = ogre, choosing = { "island", "swamp" } })
  s:expect(it, { zone = "graveyard" })
  s:expect(ogre, { power = 2, toughness = 2, name = "Gray Ogre" })
end)

scenario("Magical Hack, ruling 2004-10-04: a spell whose target has become illegal is lost, with the target it had", both, function(s)
  local mountain = s.sue:has("in play", "Mountain")
  local forest = s.sue:has("in play", "Forest")
  s.bob:has("hand", "Volcanic Eruption")
  s.bob:mana "{1}{U}{U}{U}"
  s.sue:has("hand", "Magical Hack")
  s.sue:mana "{U}"
  local eruption = s.bob:casts("Volcanic Eruption", { x = 1, targets = { mountain }, held = true })
  s.sue:interrupts(eruption, "Magical Hack", { choosing = { "mountain", "forest" } })
  s:resolve()
  s:expect(mountain, { zone = "in play" })
  s:expect(forest, { zone = "in play" })
  s:expect(eruption, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Magical Hack, ruling 2004-10-04: what becomes a permanent keeps the change", both, function(s)
  s.bob:has("hand", "Bog Wraith")
  s.bob:mana "{3}{B}"
  s.sue:has("hand", "Magical Hack")
  s.sue:mana "{U}"
  local wraith = s.bob:casts("Bog Wraith", { held = true })
  s.sue:interrupts(wraith, "Magical Hack", { choosing = { "swamp", "plains" } })
  s:resolve()
  s:expect(wraith, { zone = "in play", has = { "plainswalk" }, lacks = { "swampwalk" } })
  s:next_turn()
  s:expect(wraith, { has = { "plainswalk" }, lacks = { "swampwalk" } })
end)

scenario("Magical Hack, ruling 2004-10-04: a word is not changed to itself", both, function(s)
  local wraith = s.sue:has("in play", "Bog Wraith")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s:expect_illegal(function() s.bob:casts("Magical Hack", { on = wraith, choosing = { "swamp", "swamp" } }) end, "swamp")
end)

scenario("Magical Hack, ruling 2004-10-04: it leaves alone what other effects have given a permanent", both, function(s)
  s.sue:has("in play", "Lord of Atlantis")
  local folk = s.sue:has("in play", "Merfolk of the Pearl Trident")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = folk, choosing = { "island", "swamp" } })
  s:expect(folk, { has = { "islandwalk" }, lacks = { "swampwalk" } })
end)

scenario("Magical Hack, ruling 2004-10-04: the name of Island Fish Jasconius stays, what it needs does not", both, function(s)
  local fish = s.bob:has("in play", "Island Fish Jasconius")
  s.bob:lands("Island", 1)
  s.bob:has("hand", "Magical Hack")
  s.sue:has("in play", "Swamp")
  s.bob:casts("Magical Hack", { on = fish, choosing = { "island", "swamp" } })
  s:expect(fish, { name = "Island Fish Jasconius", zone = "graveyard" })
end)

scenario("Magical Hack on Lord of Atlantis changes the landwalk that it gives", both, function(s)
  local lord = s.sue:has("in play", "Lord of Atlantis")
  local folk = s.sue:has("in play", "Merfolk of the Pearl Trident")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = lord, choosing = { "island", "swamp" } })
  s:expect(folk, { power = 2, has = { "swampwalk" }, lacks = { "islandwalk" } })
end)

scenario("Magical Hack on a Flashfires saves the plains and burns the swamps", both, function(s)
  local plains = s.sue:has("in play", "Plains")
  local swamp = s.sue:has("in play", "Swamp")
  s.bob:has("hand", "Flashfires")
  s.bob:mana "{3}{R}"
  s.sue:has("hand", "Magical Hack")
  s.sue:mana "{U}"
  local fires = s.bob:casts("Flashfires", { held = true })
  s.sue:interrupts(fires, "Magical Hack", { choosing = { "plains", "swamp" } })
  s:resolve()
  s:expect(plains, { zone = "in play" })
  s:expect(swamp, { zone = "graveyard" })
end)

scenario("R-ZONE-2 Magical Hack is forgotten when the creature leaves play", both, function(s)
  local wraith = s.bob:has("in play", "Bog Wraith")
  s.bob:has("hand", "Magical Hack")
  s.bob:has("hand", "Unsummon")
  s.bob:mana "{U}{U}"
  s.bob:casts("Magical Hack", { on = wraith, choosing = { "swamp", "plains" } })
  s:expect(wraith, { has = { "plainswalk" } })
  s.bob:casts("Unsummon", { on = wraith })
  s.bob:mana "{3}{B}"
  s.bob:casts(wraith)
  s:expect(s.bob:finds("Bog Wraith"), { has = { "swampwalk" }, lacks = { "plainswalk" } })
end)

scenario("Magical Hack changes which land a landwalker walks through", function(s)
  local wraith = s.bob:makes("Swamp Ghost", { power = 3, toughness = 3, abilities = { "swampwalk" } })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Swamp")
  s.sue:has("hand", "Magical Hack")
  s.sue:lands("Island", 1)
  s.sue:casts("Magical Hack", { on = wraith, choosing = { "swamp", "forest" } })
  s:expect(wraith, { has = { "forestwalk" }, lacks = { "swampwalk" } })
  s.bob:attacks { wraith }
  s.sue:blocks { [bears] = wraith }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("Magical Hack on Conversion changes both words that it names", function(s)
  local conversion = s.sue:has("in play", "Conversion")
  local mountain = s.bob:has("in play", "Mountain")
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("hand", "Magical Hack", { count = 2 })
  s.bob:mana "{U}{U}"
  s.bob:casts("Magical Hack", { on = conversion, choosing = { "mountain", "forest" } })
  s:expect(mountain, { land_types = { "mountain" } })
  s:expect(forest, { land_types = { "plains" } })
  s.bob:casts("Magical Hack", { on = conversion, choosing = { "plains", "island" } })
  s:expect(forest, { land_types = { "island" }, name = "Island" })
  s.bob:taps_for_mana(forest)
  s:expect(s.bob, { mana = "{U}" })
end)

scenario("Magical Hack on Kormus Bell brings other lands to life", function(s)
  local bell = s.bob:has("in play", "Kormus Bell")
  local swamp = s.sue:has("in play", "Swamp")
  local forest = s.sue:has("in play", "Forest")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s:expect(swamp, { types = { "land", "creature" } })
  s.bob:casts("Magical Hack", { on = bell, choosing = { "swamp", "forest" } })
  s:expect(swamp, { types = { "land" } })
  s:expect(forest, { types = { "land", "creature" }, power = 1, toughness = 1, colours = { "black" } })
end)

scenario("Magical Hack on what grants an ability changes what it grants", function(s)
  local king = s.bob:has("in play", "Goblin King")
  local goblin = s.bob:makes("Goblin", { power = 1, toughness = 1, types = { "goblin" } })
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s:expect(goblin, { has = { "mountainwalk" } })
  s.bob:casts("Magical Hack", { on = king, choosing = { "mountain", "plains" } })
  s:expect(goblin, { has = { "plainswalk" }, lacks = { "mountainwalk" } })
end)

scenario("Magical Hack on what was granted an ability changes nothing of it", function(s)
  s.bob:has("in play", "Goblin King")
  local goblin = s.bob:makes("Goblin", { power = 1, toughness = 1, types = { "goblin" } })
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = goblin, choosing = { "mountain", "plains" } })
  s:expect(goblin, { has = { "mountainwalk" } })
end)

scenario("Magical Hack does not rename a land", function(s)
  local swamp = s.bob:has("in play", "Swamp")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = swamp, choosing = { "swamp", "island" } })
  s:expect(swamp, { land_types = { "swamp" }, name = "Swamp" })
end)

scenario("R-INT-5 Magical Hack on a spell changes the permanent that it becomes", { "fifth", "microprose" }, function(s)
  local mountain = s.sue:has("in play", "Mountain")
  local forest = s.sue:has("in play", "Forest")
  s.bob:has("hand", "Conversion")
  s.bob:lands("Plains", 4)
  s.sue:has("hand", "Magical Hack")
  s.sue:mana "{U}"
  local conversion = s.bob:casts("Conversion", { held = true })
  s.sue:interrupts(conversion, "Magical Hack", { choosing = { "mountain", "forest" } })
  s:resolve()
  s:expect(mountain, { land_types = { "mountain" } })
  s:expect(forest, { land_types = { "plains" } })
end)

scenario("R-LAND-2 Magical Hack changes one of the two types of a dual land, and with it its mana", both, function(s)
  local bayou = s.bob:has("in play", "Bayou")
  s.bob:has("hand", "Magical Hack"); s.bob:lands("Island", 1)
  s.bob:casts("Magical Hack", { target = bayou, choosing = { "forest", "mountain" } })
  s:expect(bayou, { land_types = { "swamp", "mountain" } })
  s.bob:taps_for_mana(bayou, "red")
  s:expect(s.bob, { mana = "{R}" })
end)

scenario("R-INT-5 Magical Hack on a Tsunami drowns the plains and leaves the islands", both, function(s)
  local island = s.bob:has("in play", "Island")
  local plains = s.bob:has("in play", "Plains")
  s.sue:has("hand", "Magical Hack"); s.sue:mana "{U}"
  s.bob:has("hand", "Tsunami"); s.bob:lands("Forest", 4)
  local tsunami = s.bob:casts("Tsunami", { held = true })
  s.sue:interrupts(tsunami, "Magical Hack", { choosing = { "island", "plains" } })
  s:resolve()
  s:expect(island, { zone = "in play" })
  s:expect(plains, { zone = "graveyard" })
end)
