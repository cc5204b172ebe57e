scenario("E-192 what each player can see", { "fifth", "microprose" }, function(s)
  local specter = s.bob:has("hand", "Hypnotic Specter")
  local terror = s.sue:has("hand", "Terror")
  local next_card = s.bob:has("library", "Grizzly Bears")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bolt = s.bob:has("graveyard", "Lightning Bolt")
  local growth = s.sue:has("graveyard", "Giant Growth")
  local disenchant = s.bob:has("out of game", "Disenchant")
  local ritual = s.sue:has("out of game", "Dark Ritual")
  local away = s.sue:has("out of play", "Hurloon Minotaur")
  local public = { bears, ogre, bolt, growth, disenchant, ritual, away }

  s:expect_view(s.bob, {
    hand = { "Hypnotic Specter" }, their_hand = 1, library = 21, their_library = 20,
    in_play = { "Grizzly Bears" }, their_in_play = { "Gray Ogre" },
    graveyard = { "Lightning Bolt" }, their_graveyard = { "Giant Growth" },
    out_of_game = { "Disenchant" }, their_out_of_game = { "Dark Ritual" },
    out_of_play = {}, their_out_of_play = { "Hurloon Minotaur" },
    sees = public, does_not_see = { terror, next_card },
  })
  s:expect_view(s.bob, { sees = { specter } })
  s:expect_view(s.sue, {
    hand = { "Terror" }, their_hand = 1, library = 20, their_library = 21,
    in_play = { "Gray Ogre" }, their_in_play = { "Grizzly Bears" },
    graveyard = { "Giant Growth" }, their_graveyard = { "Lightning Bolt" },
    out_of_game = { "Dark Ritual" }, their_out_of_game = { "Disenchant" },
    sees = public, does_not_see = { specter, next_card },
  })
  s:expect_view(s.sue, { sees = { terror } })
end)
