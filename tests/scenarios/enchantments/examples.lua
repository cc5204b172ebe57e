local both = { "fifth", "microprose" }

scenario("E-096 an enchantment on a tapped creature works, and enchantments do not tap", both, function(s)
  local minotaur = s.bob:has("in play", "Hurloon Minotaur", { tapped = true })
  local strength = s.bob:has("in play", "Giant Strength", { on = minotaur })
  s:expect(minotaur, { power = 4, toughness = 5, tapped = true })
  s:expect(strength, { tapped = false })
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 1)
  s:expect_illegal(function() s.sue:casts("Twiddle", { on = strength, mode = "tap" }) end, "R-TARGET-1")
end)

scenario("E-102 Unholy Strength", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local swamp = s.bob:has("in play", "Swamp")
  local strength = s.bob:has("hand", "Unholy Strength")
  s.bob:has("hand", "Disenchant")
  s:expect_illegal(function() s.bob:casts("Unholy Strength", { on = swamp }) end, "R-TARGET-1")
  s.bob:casts("Unholy Strength", { on = bears })
  s:expect(bears, { power = 4, toughness = 3 })
  s.bob:mana "{W}{W}"
  s.bob:casts("Disenchant", { on = strength })
  s:expect(bears, { power = 2, toughness = 2 })
end)

scenario("E-103 an enchantment not for red creatures is buried when its creature becomes red (fifth)", function(s)
  s:card [[ return enchant_creature "Test Shell" { cost = "{G}", on = creature:not_ "red",
    continuous { affects = enchanted, plus = "+0/+2" } } ]]
  s:card [[ return interrupt "Test Lace" { cost = "{R}", target = creature, for_good(target, { colour = "red" }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local shell = s.bob:has("hand", "Test Shell")
  s.bob:mana "{G}"
  s:expect_illegal(function() s.bob:casts(shell, { on = ogre }) end, "R-TARGET-1")
  s.bob:casts(shell, { on = bears })
  s:expect(bears, { toughness = 4 })
  s.bob:has("hand", "Test Lace")
  s.bob:mana "{R}"
  s.bob:casts("Test Lace", { on = bears })
  s:expect(bears, { colours = { "red" }, toughness = 2 })
  s:expect(shell, { zone = "graveyard", owner = s.bob })
end)

scenario("E-105 Flood is cast without a target and taps creatures on the ground", both, function(s)
  local flood = s.bob:has("hand", "Flood")
  s.bob:mana "{U}"
  s.bob:casts(flood)
  s:expect(flood, { zone = "in play", controller = s.bob })
  s.bob:lands("Island", 4)
  s:expect_illegal(function() s.bob:activates(flood) end, "R-TARGET-1")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s:expect_illegal(function() s.bob:activates(flood, { target = sprites }) end, "R-TARGET-1")
  s.bob:activates(flood, { target = bears })
  s:expect(bears, { tapped = true })
  s:expect(sprites, { tapped = false })
end)
