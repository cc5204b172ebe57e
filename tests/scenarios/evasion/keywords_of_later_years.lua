-- Keywords that later years have names for; each is made of rules that the era has.
local both = { "fifth", "microprose" }

local function one_with(s, p, keyword, name, word)
  s:card([[ return summon "Rogue" "]] .. name .. [[" { cost = "{B}", power = 1, toughness = 1,
    text = "]] .. keyword .. [[", ]] .. (word or keyword) .. [[ } ]])
  return p:has("in play", name)
end

scenario("fear is blocked by artifact creatures and black ones", both, function(s)
  local rogue = one_with(s, s.bob, "fear", "Test Ghoul")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  local golem = s.sue:makes("Test Golem", { types = { "artifact", "creature" }, power = 1, toughness = 1 })
  s.bob:attacks { rogue }
  s:expect_illegal(function() s.sue:blocks { [bears] = rogue } end, "fear")
  s.sue:blocks { [zombies] = rogue, [golem] = rogue }
  s.bob:assigns { [rogue] = { [golem] = 1 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("menace is blocked by two or by nobody", both, function(s)
  local rogue = one_with(s, s.bob, "menace", "Test Brute")
  local ogres = s.sue:has("in play", "Gray Ogre", { count = 2 })
  s.bob:attacks { rogue }
  s.sue:blocks { [ogres[1]] = rogue, [ogres[2]] = rogue }
  s.bob:assigns { [rogue] = { [ogres[1]] = 1 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("menace is not blocked by one", both, function(s)
  local rogue = one_with(s, s.bob, "menace", "Test Brute")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { rogue }
  s:expect_illegal(function() s.sue:blocks { [ogre] = rogue } end, "menace")
end)

scenario("shadow fights shadow alone", both, function(s)
  local rogue = one_with(s, s.bob, "shadow", "Test Shade")
  local other = s.sue:has("in play", "Test Shade")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { rogue, ogre }
  s:expect_illegal(function() s.sue:blocks { [bears] = rogue } end, "shadow")
  s:expect_illegal(function() s.sue:blocks { [other] = ogre } end, "shadow")
  s.sue:blocks { [other] = rogue }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("horsemanship is blocked by horsemanship", both, function(s)
  local rogue = one_with(s, s.bob, "horsemanship", "Test Rider")
  local other = s.sue:has("in play", "Test Rider")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { rogue }
  s:expect_illegal(function() s.sue:blocks { [bears] = rogue } end, "horsemanship")
  s.sue:blocks { [other] = rogue }
end)

scenario("double strike deals damage in both steps", both, function(s)
  local rogue = one_with(s, s.bob, "double strike", "Test Duelist", "double_strike")
  s.bob:attacks { rogue }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("hexproof is proof against the other player alone", both, function(s)
  local rogue = one_with(s, s.bob, "hexproof", "Test Monk")
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  local other = s.sue:has("in play", "Prodigal Sorcerer")
  s.bob:activates(sorcerer, { target = s.sue, held = true })
  s:expect_illegal(function() s.sue:activates(other, { target = rogue }) end, "hexproof")
  s:resolve()
  s:next_turn()
  s:next_turn()
  s.bob:activates(sorcerer, { target = rogue })
  s:expect(rogue, { zone = "graveyard" })
end)

scenario("what is blocked but by some sorts is blocked by each of them", both, function(s)
  local riders = s.bob:makes("Test Riders", { types = { "creature" }, power = 2, toughness = 2,
    text = "Test Riders cannot be blocked except by Walls and/or creatures with flying." })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Brambles")
  local flier = s.sue:has("in play", "Zephyr Falcon")
  s.bob:attacks { riders }
  s:expect_illegal(function() s.sue:blocks { [bears] = riders } end, "Test Riders")
  s.sue:blocks { [wall] = riders, [flier] = riders }
  s.bob:assigns { [riders] = { [wall] = 2 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-GEN-1 what cannot be the target of spells is one of effects", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:card [[ return enchant_creature "Test Veil" { cost = "{W}", text = "Enchanted creature cannot be the target of spells.",
    cannot_be_targeted { by = spells, affects = enchanted } } ]]
  s.sue:has("in play", "Test Veil", { on = bears })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s:expect_illegal(function() s.bob:casts("Lightning Bolt", { target = bears }) end, "cannot be the target")
  s.bob:activates(sorcerer, { target = bears })
  s:expect(bears, { damage = 1 })
end)

scenario("R-GEN-1 what cannot be the target of artifacts' effects is one of spells", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:card [[ return enchant_creature "Test Ward" { cost = "{W}", text = "Enchanted creature cannot be the target of artifact effects.",
    cannot_be_targeted { by = effects:that_are "artifact", affects = enchanted } } ]]
  s.sue:has("in play", "Test Ward", { on = bears })
  local rod = s.bob:has("in play", "Rod of Ruin")
  s.bob:lands("Mountain", 4)
  s.bob:has("hand", "Lightning Bolt")
  s:expect_illegal(function() s.bob:activates(rod, { target = bears }) end, "cannot be the target")
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "graveyard" })
end)
