local both = { "fifth", "microprose" }

scenario("Bone Shaman, a 3/3: creatures that it damages this turn cannot regenerate", both, function(s)
  local shaman = s.bob:has("in play", "Bone Shaman")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local others = s.sue:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  s.sue:lands("Swamp", 2)
  s:expect(shaman, { power = 3, toughness = 3 })
  s.bob:activates(shaman)
  s.bob:attacks { shaman, ogre }
  s.sue:blocks { [skeletons] = shaman, [others] = ogre }
  s.sue:will_regenerate(others)
  s:to("main")
  s:expect(skeletons, { zone = "graveyard" })
  s:expect(others, { zone = "in play" })
end)

scenario("Without its {B} Bone Shaman keeps nothing from regenerating, nor on the turn after", both, function(s)
  local shaman = s.bob:has("in play", "Bone Shaman")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s.bob:lands("Swamp", 1)
  s.bob:activates(shaman)
  s:next_turn()
  s:next_turn()
  s.bob:attacks { shaman }
  s.sue:blocks { [skeletons] = shaman }
  s.sue:will_regenerate(skeletons)
  s:to("main")
  s:expect(skeletons, { zone = "in play" })
end)

scenario("Bone Shaman also reaches what it has damaged before its {B} was paid", both, function(s)
  local shaman = s.bob:has("in play", "Bone Shaman")
  local troll = s.sue:makes("Test Troll", { power = 0, toughness = 5, text = "{B}: Regenerate Test Troll." })
  s.sue:lands("Swamp", 1)
  s.bob:lands("Swamp", 1)
  s.bob:attacks { shaman }
  s.sue:blocks { [troll] = shaman }
  s:to("main")
  s:expect(troll, { damage = 3 })
  s.bob:activates(shaman)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { target = troll })
  s:expect(troll, { zone = "graveyard" })
end)

scenario("R-RESOLVE-3 what Bone Shaman has damaged cannot regenerate when the Shaman has died", both, function(s)
  local shaman = s.bob:has("in play", "Bone Shaman")
  local troll = s.sue:makes("Test Troll", { power = 5, toughness = 3, text = "{B}: Regenerate Test Troll." })
  s.sue:lands("Swamp", 1)
  s.bob:lands("Swamp", 1)
  s.bob:activates(shaman)
  s.bob:attacks { shaman }
  s.sue:blocks { [troll] = shaman }
  s:to("main")
  s:expect(shaman, { zone = "graveyard" })
  s:expect(troll, { zone = "graveyard" })
end)

scenario("Bone Shaman's {B} of the turn before binds nothing that it damages in this one", both, function(s)
  local shaman = s.bob:has("in play", "Bone Shaman")
  local troll = s.sue:has("in play", "Uthden Troll")
  s.sue:lands("Mountain", 1)
  s.bob:lands("Swamp", 1)
  s.bob:activates(shaman)
  s:turn_of(s.sue)
  s.sue:attacks { troll }
  s.bob:blocks { [shaman] = troll }
  s.sue:will_regenerate(troll)
  s:to("main")
  s:expect(troll, { zone = "in play" })
end)

scenario("Clone of Bone Shaman binds what it has damaged itself, and not what the other Shaman has", both, function(s)
  local shaman = s.bob:has("in play", "Bone Shaman")
  local clone = s.bob:has("in play", "Clone", { choosing = shaman })
  local first = s.sue:makes("Test Ox", { power = 0, toughness = 6, text = "{G}: Regenerate Test Ox." })
  local second = s.sue:makes("Test Elk", { power = 0, toughness = 6, text = "{G}: Regenerate Test Elk." })
  s.sue:lands("Forest", 2)
  s.bob:lands("Swamp", 1)
  s:card [[ return instant "Test Fall" { cost = "{B}", text = "Destroy target creature.", target = creature, destroy(target) } ]]
  s.bob:has("hand", "Test Fall", { count = 2 })
  s.bob:attacks { shaman, clone }
  s.sue:blocks { [first] = shaman, [second] = clone }
  s:to("main")
  s.bob:activates(clone)
  s.bob:mana "{B}{B}"
  s.sue:will_regenerate(first)
  s.bob:casts("Test Fall", { on = first })
  s:expect(first, { zone = "in play" })
  s.bob:casts("Test Fall", { on = second })
  s:expect(second, { zone = "graveyard" })
end)

scenario("Bone Shaman: what it has hurt this turn does not regenerate", both, function(s)
  local shaman = s.bob:has("in play", "Bone Shaman")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:lands("Swamp", 1)
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local others = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 2)
  s.bob:activates(shaman)
  s.bob:attacks { shaman, ogre }
  s.sue:blocks { [skeletons] = shaman, [others] = ogre }
  s.sue:will_regenerate(others)
  s:to("main")
  s:expect(skeletons, { zone = "graveyard" })
  s:expect(others, { zone = "in play" })
end)
