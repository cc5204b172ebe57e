local both = { "fifth", "microprose" }

scenario("Cleanse destroys all black creatures, the own ones too, and nothing else", both, function(s)
  local mine = s.bob:has("in play", "Scathe Zombies")
  local hers = s.sue:has("in play", "Black Knight")
  local gold = s.sue:has("in play", "Lady Orca")            -- black and red
  local ogre = s.sue:has("in play", "Gray Ogre")
  local greed = s.sue:has("in play", "Greed")               -- black, no creature
  s.bob:has("hand", "Cleanse")
  s.bob:lands("Plains", 4)
  s.bob:casts("Cleanse")
  s:expect(mine, { zone = "graveyard" })
  s:expect(hers, { zone = "graveyard" })                    -- R-PROT-2: it targets nothing
  s:expect(gold, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:expect(greed, { zone = "in play" })
end)

scenario("R-DEST-1 what Cleanse destroys may regenerate", both, function(s)
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s.bob:has("hand", "Cleanse")
  s.bob:lands("Plains", 4)
  s.sue:will_regenerate(skeletons)
  s.bob:casts("Cleanse")
  s:expect(skeletons, { zone = "in play", tapped = true })
end)
