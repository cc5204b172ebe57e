local both = { "fifth", "microprose" }

scenario("R-CAST-1 two choices of one spell are both remembered", both, function(s)
  s:card [[ return sorcery "Both" { cost = "{U}", choose "colour", choose "basic land type",
    destroy(creatures:of_chosen_colour()), destroy(lands:of_chosen_land_type()) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local knight = s.bob:has("in play", "White Knight")
  local plains = s.sue:has("in play", "Plains")
  local forest = s.sue:has("in play", "Forest")
  s.bob:has("hand", "Both")
  s.bob:lands("Island", 1)
  s.bob:casts("Both", { choosing = { "green", "plains" } })
  s:expect(bears, { zone = "graveyard" })
  s:expect(plains, { zone = "graveyard" })
  s:expect(knight, { zone = "in play" })
  s:expect(forest, { zone = "in play" })
end)

scenario("R-CAST-1 each of many kinds of choices is remembered by itself", both, function(s)
  s:card [[ return sorcery "All" { cost = "{U}", choose("card", you, creatures), choose "player", choose "number", choose "creature type",
    choose "colour", choose "basic land type",
    lose_life(chosen_number, chosen_player), tap(chosen), destroy(creatures:of_chosen_type()),
    until_end_of_turn(chosen, { colour = chosen }), until_end_of_turn(lands, { becomes_land = chosen }) } ]]
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "All")
  s.bob:lands("Island", 1)
  local forest = s.sue:has("in play", "Forest")
  s.bob:casts("All", { choosing = { ogre, s.sue, 3, "bear", "blue", "swamp" } })
  s:expect(s.sue, { life = 17 })
  s:expect(ogre, { tapped = true, colours = { "blue" } })
  s:expect(bears, { zone = "graveyard" })
  s:expect(forest, { land_types = { "swamp" } })
end)

scenario("R-CAST-1 two words of the text are changed by two choices", both, function(s)
  s:card [[ return instant "Rewrite" { cost = "{U}", target = permanent, choose "colour word", choose "land word",
    for_good(target, { colour_word = chosen, land_word = chosen }) } ]]
  local ward = s.bob:makes("Ward", { power = 1, toughness = 1, text = "Protection from black\nIslandwalk" })
  s.bob:has("hand", "Rewrite")
  s.bob:lands("Island", 1)
  s.bob:casts("Rewrite", { target = ward, choosing = { "black", "red", "island", "swamp" } })
  s:expect(ward, { has = { "protection from red", "swampwalk" }, lacks = { "protection from black", "islandwalk" } })
end)

scenario("R-CAST-1 a choice of an ability leaves the one made as the card was played", both, function(s)
  s:card [[ return artifact "Prism" { cost = "{0}", when_played { choose "colour" },
    continuous { affects = creatures:of_chosen_colour(), plus = "+1/+1" },
    activated { cost = "{0}", choose "number", gain_life(chosen_number) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Prism")
  s.bob:casts("Prism", { choosing = "green" })
  s:expect(bears, { power = 3 })
  s.bob:activates(s.bob:finds "Prism", { choosing = 2 })
  s:expect(s.bob, { life = 22 })
  s:expect(bears, { power = 3 })
end)

scenario("R-CAST-1 a card that an ability chooses leaves the player that its card has chosen", both, function(s)
  s:card [[ return artifact "Eye" { cost = "{0}", when_played { choose "opponent" },
    activated { cost = "{0}", choose("card", you, creatures), tap(chosen), lose_life(1, chosen_player) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Eye")
  s.bob:casts("Eye")
  local eye = s.bob:finds "Eye"
  for life = 19, 18, -1 do
    s.bob:activates(eye)
    s:expect(bears, { tapped = true })
    s:expect(s.sue, { life = life })
  end
end)

scenario("R-CAST-1 what is chosen anew takes the place of what was chosen, kind by kind", both, function(s)
  s:card [[ return artifact "Dial" { cost = "{0}", when_played { choose "colour", choose "creature type" },
    continuous { affects = creatures:of_chosen_colour(), plus = "+1/+0" },
    continuous { affects = creatures:of_chosen_type(), plus = "+0/+1" },
    activated { cost = "{0}", choose "colour" } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Dial")
  s.bob:casts("Dial", { choosing = { "green", "bear" } })
  s:expect(bears, { power = 3, toughness = 3 })
  s.bob:activates(s.bob:finds "Dial", { choosing = "red" })
  s:expect(bears, { power = 2, toughness = 3 })
end)
