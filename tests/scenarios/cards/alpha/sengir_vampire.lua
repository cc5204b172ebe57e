local both = { "fifth", "microprose" }

scenario("Sengir Vampire, ruling 2007-07-15: it grows when something else kills later what it damaged", both, function(s)
  local it = s.bob:has("in play", "Sengir Vampire")
  local wall = s.sue:has("in play", "Wall of Air")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { it }
  s.sue:blocks { [wall] = it }
  s:to("main")
  s:expect(it, { power = 4, counters = {} })
  s.bob:casts("Lightning Bolt", { on = wall })
  s:expect(it, { power = 5, toughness = 5, counters = { ["+1/+1"] = 1 } })
end)

scenario("Sengir Vampire, ruling 2011-09-22: it does not matter whose graveyard the creature goes to", both, function(s)
  local it = s.sue:has("in play", "Sengir Vampire")
  local wall = s.bob:has("in play", "Phantom Monster")
  s.sue:has("in play", "Unholy Strength", { on = it })
  s.bob:attacks { wall }
  s.sue:blocks { [it] = wall }
  s:to("main")
  s:expect(s.bob, { graveyard = { "Phantom Monster" } })
  s:expect(it, { power = 7, counters = { ["+1/+1"] = 1 } })
end)

scenario("Sengir Vampire, ruling 2011-09-22: what dies together with what it damaged stays dead", both, function(s)
  local it = s.bob:has("in play", "Sengir Vampire")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:attacks { it }
  s.sue:blocks { [angel] = it }
  s:to("main")
  s:expect(it, { zone = "graveyard", counters = {} })
  s:expect(angel, { zone = "graveyard" })
end)

scenario("Sengir Vampire grows when a creature it damaged this turn dies", function(s)
  local vampire = s.bob:has("in play", "Sengir Vampire")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { vampire }
  s.sue:blocks { [sprites] = vampire }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(vampire, { power = 5, toughness = 5, counters = { ["+1/+1"] = 1 } })
end)

scenario("Sengir Vampire grows when the creature dies later in the turn", function(s)
  local vampire = s.bob:has("in play", "Sengir Vampire")
  local dragon = s.sue:makes("Dragon", { power = 1, toughness = 6, abilities = { "flying" } })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { vampire }
  s.sue:blocks { [dragon] = vampire }
  s:to("end of attack")
  s:expect(vampire, { power = 4 })
  s.bob:casts("Lightning Bolt", { on = dragon })
  s:expect(dragon, { zone = "graveyard" })
  s:expect(vampire, { power = 5, toughness = 5 })
end)

scenario("Sengir Vampire has no part in other deaths", function(s)
  local vampire = s.bob:has("in play", "Sengir Vampire")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = bears })
  s:expect(vampire, { power = 4, toughness = 4 })
end)

scenario("Sengir Vampire flies", function(s)
  local vampire = s.bob:has("in play", "Sengir Vampire")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { vampire }
  s:expect_illegal(function() s.sue:blocks { [ogre] = vampire } end, "R-FLY-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
end)

scenario("Sengir Vampire does not grow when what it damaged is no creature any more", function(s)
  s:card [[ return instant "Test Glaze" {
    cost = "{W}", text = "Target creature becomes an artifact.",
    target = creature, for_good(target, { becomes_type = "artifact" }),
  } ]]
  local vampire = s.bob:has("in play", "Sengir Vampire")
  local dragon = s.sue:makes("Dragon", { power = 1, toughness = 6, abilities = { "flying" } })
  s.bob:has("hand", "Test Glaze")
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 3)
  s.bob:attacks { vampire }
  s.sue:blocks { [dragon] = vampire }
  s:to("end of attack")
  s:expect(dragon, { damage = 4 })
  s.bob:casts("Test Glaze", { on = dragon })
  s.bob:casts("Disenchant", { on = dragon })
  s:expect(dragon, { zone = "graveyard" })
  s:expect(vampire, { power = 4, toughness = 4 })
end)
