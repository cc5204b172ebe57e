local both = { "fifth", "microprose" }

scenario("Rabid Wombat gets +2/+2 for each creature enchantment on it, whoever controls it", both, function(s)
  local wombat = s.bob:has("in play", "Rabid Wombat")          -- 0/1
  s:expect(wombat, { power = 0, toughness = 1 })
  s.bob:has("in play", "Flight", { on = wombat })
  s:expect(wombat, { power = 2, toughness = 3 })
  s.sue:has("in play", "Holy Strength", { on = wombat })        -- +1/+2 of its own
  s:expect(wombat, { power = 5, toughness = 7 })
end)

scenario("Rabid Wombat attacks without tapping", both, function(s)
  local wombat = s.bob:has("in play", "Rabid Wombat")
  s.bob:has("in play", "Flight", { on = wombat })
  s.bob:attacks { wombat }
  s:expect(wombat, { attacking = true, tapped = false })
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("Rabid Wombat, ruling 2005-08-01: without its enchantment it is smaller at once, and may die of it", both, function(s)
  local wombat = s.bob:has("in play", "Rabid Wombat")
  local flight = s.bob:has("in play", "Flight", { on = wombat })
  local tim = s.sue:has("in play", "Prodigal Sorcerer")
  s.sue:activates(tim, { on = wombat })
  s:expect(wombat, { zone = "in play", damage = 1 })
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.sue:casts("Disenchant", { on = flight })
  s:expect(wombat, { zone = "graveyard" })
end)

scenario("Rabid Wombat that is an artifact too counts no enchant artifact on it", both, function(s)
  local wombat = s.bob:has("in play", "Rabid Wombat")
  s:card [[ return instant "Test Plate" { cost = "{0}", target = creature, for_good(target, { is_also = "artifact" }) } ]]
  s:card [[ return enchant_artifact "Test Brace" { cost = "{0}", continuous { affects = enchanted, gains = flying } } ]]
  s.bob:has("hand", "Test Plate")
  s.bob:has("hand", "Test Brace")
  s.bob:casts("Test Plate", { on = wombat })
  s.bob:casts("Test Brace", { on = wombat })
  s:expect(wombat, { power = 0, toughness = 1, has = { "flying" } })
  s.bob:has("in play", "Flight", { on = wombat })
  s:expect(wombat, { power = 2, toughness = 3 })
end)

scenario("Rabid Wombat counts creature enchantments on itself alone", both, function(s)
  local wombat = s.bob:has("in play", "Rabid Wombat")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Flight", { on = bears })
  s.bob:has("in play", "Bad Moon")
  s:expect(wombat, { power = 0, toughness = 1 })
end)
