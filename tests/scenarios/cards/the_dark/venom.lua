scenario("Venom on an attacker destroys what blocks it, at end of combat", function(s)
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:has("in play", "Venom", { on = elves })
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { elves }
  s.sue:blocks { [wurm] = elves }
  s:to("damage")
  s:expect(wurm, { zone = "in play", damage = 1 })
  s:to("end of attack")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(elves, { zone = "graveyard" })
end)

scenario("Venom on a blocker destroys what it blocks, and nothing else", function(s)
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:has("in play", "Venom", { on = elves })
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm, bears }
  s.sue:blocks { [elves] = wurm }
  s:to("end of attack")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Venom does not touch Walls", function(s)
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:has("in play", "Venom", { on = elves })
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.bob:attacks { elves }
  s.sue:blocks { [wall] = elves }
  s:to("end of attack")
  s:expect(wall, { zone = "in play", damage = 1 })
end)

scenario("R-TARGET-1 Venom is put on a creature and nothing else", function(s)
  local elves = s.bob:has("in play", "Llanowar Elves")
  local land = s.bob:has("in play", "Forest")
  s.bob:has("hand", "Venom")
  s.bob:mana "{C}{G}{G}"
  s:expect_illegal(function() s.bob:casts("Venom", { on = land }) end, "Forest is no creature (R-TARGET-1)")
  s.bob:casts("Venom", { on = elves })
  s:expect(s.bob:finds("Venom"), { zone = "in play" })
end)

scenario("Venom does not touch a Wall that it blocks, nor what blocks another attacker", function(s)
  s:card [[ return enchant_creature "Wake the Wall" { cost = "{W}", may_attack_all_the_same { affects = enchanted } } ]]
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:has("in play", "Venom", { on = elves })
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.sue:has("in play", "Wake the Wall", { on = wall })
  s.bob:attacks { ogre }
  s.sue:blocks { [wurm] = ogre }
  s:to("end of attack")
  s:expect(wurm, { zone = "in play" })
  s:next_turn()
  s.sue:attacks { wall }
  s.bob:blocks { [elves] = wall }
  s:to("end of attack")
  s:expect(wall, { zone = "in play", damage = 1 })
end)

scenario("Venom destroys: what it meets may regenerate", { "fifth", "microprose" }, function(s)
  s:card [[ return summon "Troll" "Test Troll" { cost = "{1}", power = 0, toughness = 5, regeneration "{G}" } ]]
  local elves = s.bob:has("in play", "Llanowar Elves")
  local guard = s.bob:has("in play", "Llanowar Elves")
  for _, elf in ipairs { elves, guard } do s.bob:has("in play", "Venom", { on = elf }) end
  local troll = s.sue:has("in play", "Test Troll")
  s.sue:lands("Forest", 2)
  s.bob:attacks { elves }
  s.sue:blocks { [troll] = elves }
  s.sue:will_regenerate(troll)
  s:to("end of attack")
  s:expect(troll, { zone = "in play", tapped = true, damage = 0 })
  s:next_turn()
  s.sue:attacks { troll }
  s.bob:blocks { [guard] = troll }
  s.sue:will_regenerate(troll)
  s:to("end of attack")
  s:expect(troll, { zone = "in play", tapped = true, damage = 0 })
end)

scenario("D-08 Venom does not touch an attacker that is no creature any more when it is blocked", function(s)
  s:rules("microprose")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.sue:has("in play", "Venom", { on = elves })
  local bell = s.bob:has("in play", "Kormus Bell")
  local swamp = s.bob:has("in play", "Swamp")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:attacks { swamp }
  s.sue:casts("Disenchant", { on = bell })
  s:expect(swamp, { attacking = true, types = { "land" } })
  s.sue:blocks { [elves] = swamp }
  s:to("end of attack")
  s:expect(swamp, { zone = "in play" })
end)

scenario("D-08 nor a blocker that is no creature as it blocks", function(s)
  s:rules("microprose")
  s:card [[ return enchantment "Test Pose" {
    cost = "{W}", text = "All blocking permanents are artifacts and nothing else.",
    continuous { affects = permanents:blocking(), becomes_type = "artifact" },
  } ]]
  s.sue:has("in play", "Test Pose")
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:has("in play", "Venom", { on = elves })
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { elves }
  s.sue:blocks { [wurm] = elves }
  s:expect(wurm, { blocking = { elves }, types = { "artifact" } })
  s:to("end of attack")
  s:expect(wurm, { zone = "in play" })
end)

scenario("R-RESOLVE-3 Venom that is gone before the end of combat destroys what it met nevertheless", { "fifth", "microprose" }, function(s)
  local elves = s.bob:has("in play", "Llanowar Elves")
  local venom = s.bob:has("in play", "Venom", { on = elves })
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:attacks { elves }
  s.sue:blocks { [wurm] = elves }
  s.sue:casts("Disenchant", { on = venom })
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("R-BAND-3 Venom on one of a band destroys what blocks the other", { "fifth", "microprose" }, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Venom", { on = ogre })
  local hero = s.bob:has("in play", "Benalish Hero")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { { hero, ogre } }
  s.sue:blocks { [wurm] = hero }
  s.bob:assigns { [wurm] = { [hero] = 6 } }
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
end)
