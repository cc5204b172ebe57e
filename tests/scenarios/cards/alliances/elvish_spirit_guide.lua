local both = { "fifth", "microprose" }

scenario("Elvish Spirit Guide gives green mana out of the hand, and leaves the game", both, function(s)
  local guide = s.bob:has("hand", "Elvish Spirit Guide")
  s.bob:has("hand", "Llanowar Elves")
  s.bob:activates(guide)
  s:expect(s.bob, { mana = "{G}" })
  s:expect(guide, { zone = "out of game" })
  s:expect(s, { windows = {} })
  s:expect(s.bob:casts("Llanowar Elves"), { zone = "in play" })
end)

scenario("Elvish Spirit Guide in play or in the graveyard gives nothing", both, function(s)
  local guide = s.bob:has("in play", "Elvish Spirit Guide")
  local dead = s.bob:has("graveyard", "Elvish Spirit Guide")
  s:expect_illegal(function() s.bob:activates(guide) end, "hand")
  s:expect_illegal(function() s.bob:activates(dead) end, "Elvish Spirit Guide")
  s:expect(guide, { power = 2, toughness = 2 })
end)

scenario("Elvish Spirit Guide, ruling 2007-02-01: its mana pays for a spell in the opponent's turn, and nobody responds", both, function(s)
  local guide = s.sue:has("hand", "Elvish Spirit Guide")
  s.sue:has("hand", "Giant Growth")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s.sue:blocks { [sprites] = ogre }
  s.sue:activates(guide)
  s.sue:casts("Giant Growth", { on = sprites })
  s:expect(sprites, { power = 4, toughness = 4 })
  s:expect(guide, { zone = "out of game" })
end)
