local both = { "fifth", "microprose" }

scenario("Sengir Bats fly, and gain a +1/+1 counter for a creature that they damaged and that died this turn", both, function(s)
  local bats = s.bob:has("in play", "Sengir Bats")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s:expect(bats, { power = 1, toughness = 2, has = { "flying" } })
  s.bob:attacks { bats }
  s.sue:blocks { [sprites] = bats }
  s:to("main")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(bats, { power = 2, toughness = 3, counters = { ["+1/+1"] = 1 } })
end)

scenario("Sengir Bats gain nothing for a creature that they did not damage, nor for one of an earlier turn", both, function(s)
  local bats = s.bob:has("in play", "Sengir Bats")
  local spider = s.sue:makes("Old Bird", { power = 1, toughness = 4, abilities = { "flying" } })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Disintegrate")
  s.bob:lands("Mountain", 6)
  s.bob:attacks { bats }
  s.sue:blocks { [spider] = bats }
  s:to("main")
  s.bob:casts("Lightning Bolt", { on = ogre })
  s:expect(bats, { power = 1 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:casts("Disintegrate", { x = 4, on = spider })
  s:expect(bats, { power = 1 })
end)

scenario("Sengir Bats gain a counter for what they damaged, though it regenerated before it died in the same turn", both, function(s)
  local bats = s.bob:has("in play", "Sengir Bats")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.sue:has("in play", "Regeneration", { on = sprites })
  s.sue:lands("Forest", 1)
  s.bob:attacks { bats }
  s.sue:blocks { [sprites] = bats }
  s.sue:will_regenerate(sprites, { with = "Regeneration" })
  s:to("main")
  s:expect(sprites, { zone = "in play", damage = 0 })
  s:expect(bats, { counters = {} })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { target = sprites })
  s:expect(bats, { counters = { ["+1/+1"] = 1 } })
end)

scenario("R-ZONE-2 Sengir Bats gain nothing for a creature that they damaged, when it came back and dies of something else", both, function(s)
  local bats = s.bob:has("in play", "Sengir Bats")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:has("in play", "False Demise", { on = sprites })
  s.bob:attacks { bats }
  s.sue:blocks { [sprites] = bats }
  s:to("main")
  s:expect(bats, { counters = { ["+1/+1"] = 1 } })
  s:expect(sprites, { zone = "in play" })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { target = sprites })
  s:expect(sprites, { zone = "graveyard" })
  s:expect(bats, { counters = { ["+1/+1"] = 1 } })
end)
