local both = { "fifth", "microprose" }

scenario("Thicket Basilisk destroys what blocks it at the end of combat, but no Wall", both, function(s)
  local it = s.bob:has("in play", "Thicket Basilisk")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Wood")
  s:expect(it, { power = 2, toughness = 4, colours = { "green" } })
  s.bob:attacks { it }
  s.sue:blocks { [wurm] = it, [wall] = it }
  s.bob:assigns { [it] = { [wall] = 2 } }
  s:to("damage")
  s:expect(wurm, { zone = "in play" })
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(wall, { zone = "in play", damage = 2 })
end)

scenario("Thicket Basilisk destroys what it blocks, and nothing else that attacks", both, function(s)
  local spider = s.bob:has("in play", "Giant Spider")
  local other = s.bob:has("in play", "Gray Ogre")
  local it = s.sue:has("in play", "Thicket Basilisk")
  s.bob:attacks { spider, other }
  s.sue:blocks { [it] = spider }
  s:to("main")
  s:expect(spider, { zone = "graveyard" })
  s:expect(other, { zone = "in play" })
  s:expect(it, { zone = "in play", damage = 2 })
end)

scenario("Thicket Basilisk, ruling 2004-10-04: protection from green does not save a creature from it", both, function(s)
  local it = s.bob:has("in play", "Thicket Basilisk")
  local bears = s.sue:has("in play", "Gray Ogre")
  s.sue:has("in play", "Green Ward", { on = bears })
  s.bob:attacks { it }
  s.sue:blocks { [bears] = it }
  s:to("damage")
  s:expect(bears, { zone = "in play" })
  s:to("main")
  s:expect(bears, { zone = "graveyard", damage = 0 })
end)

scenario("Thicket Basilisk, ruling 2004-10-04: a creature may need to regenerate twice", both, function(s)
  local it = s.bob:has("in play", "Thicket Basilisk")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 2)
  s.bob:attacks { it }
  s.sue:blocks { [skeletons] = it }
  s.sue:will_regenerate(skeletons)
  s.sue:will_regenerate(skeletons)
  s:to("main")
  s:expect(skeletons, { zone = "in play", tapped = true })
  s:expect(s.sue:finds("Swamp", 2), { tapped = true })
end)

scenario("Thicket Basilisk is cast for {3}{G}{G} and no less", both, function(s)
  local it = s.bob:has("hand", "Thicket Basilisk")
  s.bob:mana "{2}{G}{G}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)

scenario("R-BAND-3 Thicket Basilisk in a band destroys what blocks its companion", both, function(s)
  local basilisk = s.bob:has("in play", "Thicket Basilisk")
  local hero = s.bob:has("in play", "Benalish Hero")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { { hero, basilisk } }
  s.sue:blocks { [wurm] = hero }
  s.bob:assigns { [wurm] = { [hero] = 6 } }
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(basilisk, { zone = "in play" })
end)
