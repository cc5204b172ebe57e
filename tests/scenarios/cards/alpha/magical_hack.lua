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
