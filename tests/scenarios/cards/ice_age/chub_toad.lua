local both = { "fifth", "microprose" }

scenario("Chub Toad gets +2/+2 when it blocks, until end of turn", both, function(s)
  local toad = s.sue:has("in play", "Chub Toad")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect(toad, { power = 1, toughness = 1 })
  s.bob:attacks { ogre }
  s.sue:blocks { [toad] = ogre }
  s:expect(toad, { power = 3, toughness = 3 })
  s:next_turn()
  s:expect(toad, { power = 1, toughness = 1, zone = "in play" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("Chub Toad gets +2/+2 once when it is blocked, by however many, and nothing when it is not", both, function(s)
  local toad = s.bob:has("in play", "Chub Toad")
  local alone = s.bob:has("in play", "Chub Toad")
  local guards = s.sue:makes("Test Guard", { power = 0, toughness = 5 })
  local second = s.sue:makes("Test Second", { power = 0, toughness = 5 })
  s.bob:attacks { toad, alone }
  s.sue:blocks { [guards] = toad, [second] = toad }
  s:expect(toad, { power = 3, toughness = 3 })
  s:expect(alone, { power = 1, toughness = 1 })
  s.bob:assigns { [toad] = { [guards] = 3 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:next_turn()
  s:expect(toad, { power = 1, toughness = 1 })
end)
