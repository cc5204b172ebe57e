scenario("E-159 War Mammoth against Scryb Sprites", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { mammoth }
  s.sue:blocks { [sprites] = mammoth }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
  s:expect(mammoth, { zone = "in play", damage = 1, has = { "trample" } })
end)

scenario("E-160 blocker killed first: all of the trample damage goes through", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:attacks { mammoth }
  s.sue:blocks { [sprites] = mammoth }
  s.bob:activates(sorcerer, { target = sprites })
  s:expect(sprites, { zone = "graveyard" })
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("E-161 blocker regenerated first: still all of the damage (here Drudge Skeletons)", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:attacks { mammoth }
  s.sue:blocks { [skeletons] = mammoth }
  s.sue:will_regenerate(skeletons)
  s.bob:activates(sorcerer, { target = skeletons })
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
  s:expect(skeletons, { zone = "in play", damage = 0 })
end)

scenario("E-162 a blocker with protection from green leaves a green trampler nothing to spill", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local guard = s.sue:makes("Guard", { power = 1, toughness = 1, abilities = { "protection from green" } })
  s.bob:attacks { mammoth }
  s.sue:blocks { [guard] = mammoth }
  s:to("end of attack")
  s:expect(guard, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-163 Samite Healer and the Ogre: prevented damage cuts the spill first", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local healer = s.sue:has("in play", "Samite Healer")
  s.bob:attacks { mammoth }
  s.sue:blocks { [ogre] = mammoth }
  s.sue:will_prevent(healer, { target = ogre })
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
  s:expect(mammoth, { damage = 2 })
end)

scenario("E-164 regenerating the blocker does not stop the spill (here Drudge Skeletons)", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { mammoth }
  s.sue:blocks { [skeletons] = mammoth }
  s.sue:will_regenerate(skeletons)
  s:to("end of attack")
  s:expect(skeletons, { zone = "in play", tapped = true })
  s:expect(s.sue, { life = 18 })
end)

scenario("E-165 trample does nothing when blocking", function(s)
  s:rules("microprose")
  local sprites = s.bob:makes("Squire", { power = 1, toughness = 1 })
  local mammoth = s.sue:has("in play", "War Mammoth")
  s.bob:attacks { sprites }
  s.sue:blocks { [mammoth] = sprites }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-166 War Mammoth against Zephyr Falcon", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local falcon = s.sue:has("in play", "Zephyr Falcon")
  s.bob:attacks { mammoth }
  s.sue:blocks { [falcon] = mammoth }
  s:to("end of attack")
  s:expect(falcon, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("E-167 all of the damage on the blocker prevented: nothing spills, it lives", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local falcon = s.sue:has("in play", "Zephyr Falcon")
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.bob:attacks { mammoth }
  s.sue:blocks { [falcon] = mammoth }
  s.sue:will_prevent("Healing Salve", { target = falcon })
  s:to("end of attack")
  s:expect(falcon, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-167 one or two prevented: the blocker dies, one or nothing spills", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local falcon = s.sue:has("in play", "Zephyr Falcon")
  local healers = s.sue:has("in play", "Samite Healer", { count = 2 })
  s.bob:attacks { mammoth }
  s.sue:blocks { [falcon] = mammoth }
  s.sue:will_prevent(healers[1], { target = falcon })
  s.sue:will_prevent(healers[2], { target = falcon })
  s:to("end of attack")
  s:expect(falcon, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)
