local both = { "fifth", "microprose" }

scenario("Kjeldoran Frostbeast destroys at end of combat all that blocks it, and what survives the damage too", both, function(s)
  local it = s.bob:has("in play", "Kjeldoran Frostbeast")
  local wall = s.sue:has("in play", "Wall of Stone")
  local mammoth = s.sue:has("in play", "Wall of Wood")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect(it, { power = 2, toughness = 4 })
  s.bob:attacks { it }
  s.sue:blocks { [wall] = it, [mammoth] = it }
  s.bob:assigns { [it] = { [wall] = 2 } }
  s:to("damage")
  s:to("main")
  s:expect(wall, { zone = "graveyard" })
  s:expect(mammoth, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:expect(it, { zone = "in play" })
end)

scenario("Kjeldoran Frostbeast destroys what it blocks", both, function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")                -- 3/3
  local ogre = s.bob:has("in play", "Gray Ogre")
  local it = s.sue:has("in play", "Kjeldoran Frostbeast")
  s.bob:attacks { mammoth, ogre }
  s.sue:blocks { [it] = mammoth }
  s:to("main")
  s:expect(mammoth, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:expect(it, { zone = "in play", damage = 3 })
end)

scenario("R-DEST-1 what Kjeldoran Frostbeast destroys may regenerate", both, function(s)
  local it = s.bob:has("in play", "Kjeldoran Frostbeast")
  local wall = s.sue:has("in play", "Wall of Brambles")               -- 2/3
  s.sue:lands("Forest", 1)
  s.bob:attacks { it }
  s.sue:blocks { [wall] = it }
  s.sue:will_regenerate(wall)
  s:to("main")
  s:expect(wall, { zone = "in play", tapped = true })
end)

scenario("Kjeldoran Frostbeast, ruling 2009-10-01: destroyed in combat, it destroys nothing", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local it = s.sue:has("in play", "Kjeldoran Frostbeast")
  s.bob:attacks { wurm }
  s.sue:blocks { [it] = wurm }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
  s:expect(wurm, { zone = "in play", damage = 2 })
end)

scenario("Kjeldoran Frostbeast, ruling 2009-10-01: regenerated and out of combat, it destroys nothing (R-REGEN-10)", function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local it = s.sue:has("in play", "Kjeldoran Frostbeast")
  s.sue:has("in play", "Regeneration", { on = it })
  s.sue:lands("Forest", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [it] = wurm }
  s.sue:will_regenerate(it)
  s:to("main")
  s:expect(it, { zone = "in play", tapped = true })
  s:expect(wurm, { zone = "in play" })
end)

scenario("R-REGEN-10 microprose: Kjeldoran Frostbeast, regenerated, still fights and destroys", function(s)
  s:rules("microprose")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local it = s.sue:has("in play", "Kjeldoran Frostbeast")
  s.sue:has("in play", "Regeneration", { on = it })
  s.sue:lands("Forest", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [it] = wurm }
  s.sue:will_regenerate(it)
  s:to("main")
  s:expect(it, { zone = "in play", tapped = true })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Kjeldoran Frostbeast in a band destroys what blocks its companion, for that blocks it too (R-BAND-3)", both, function(s)
  local beast = s.bob:has("in play", "Kjeldoran Frostbeast")
  local hero = s.bob:has("in play", "Benalish Hero")
  local wall = s.sue:has("in play", "Wall of Stone")
  local other = s.sue:has("in play", "Wall of Wood")
  s.bob:attacks { { beast, hero } }
  s.sue:blocks { [wall] = hero }
  s:to("main")
  s:expect(wall, { zone = "graveyard" })
  s:expect(other, { zone = "in play" })
end)

scenario("Kjeldoran Frostbeast that attacked and regenerated destroys no blocker at the end of combat", function(s)
  local it = s.bob:has("in play", "Kjeldoran Frostbeast")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Death Ward")
  s.bob:lands("Plains", 1)
  s.bob:attacks { it }
  s.sue:blocks { [wurm] = it }
  s.bob:will_regenerate(it, { with = "Death Ward" })
  s:to("main")
  s:expect(it, { zone = "in play", tapped = true })
  s:expect(wurm, { zone = "in play" })
end)
