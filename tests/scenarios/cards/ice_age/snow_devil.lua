local both = { "fifth", "microprose" }

scenario("Snow Devil lets its creature fly, over those on the ground", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:has("hand", "Snow Devil")
  s.bob:lands("Island", 2)
  s.bob:casts("Snow Devil", { on = ogre })
  s:expect(ogre, { power = 2, toughness = 2, has = { "flying" }, lacks = { "first strike" } })
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:blocks { [giant] = ogre } end, "R-FLY-1")
end)

scenario("Snow Devil gives first strike to a blocker of a controller with a snow-covered land", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Snow Devil", { on = ogre })
  s.sue:has("in play", "Snow-Covered Plains")
  s:expect(ogre, { lacks = { "first strike" } })
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:expect(ogre, { has = { "first strike" } })
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play", damage = 0 })
end)

scenario("Snow Devil gives no first strike without snow, nor by the snow of another player", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Snow Devil", { on = ogre })
  s.sue:lands("Plains", 1)
  s.bob:has("in play", "Snow-Covered Plains")
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:expect(ogre, { lacks = { "first strike" } })
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("The attacker with Snow Devil does not strike first", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:has("in play", "Snow Devil", { on = ogre })
  s.bob:has("in play", "Snow-Covered Plains")
  s.bob:attacks { ogre }
  s.sue:blocks { [sprites] = ogre }
  s:expect(ogre, { lacks = { "first strike" } })
  s:to("end of attack")
  s:expect(ogre, { damage = 1 })
end)

scenario("Snow Devil asks for the snow of its own controller, whose creature it may not be", { "fifth", "microprose" }, function(s)
  local b = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Snow Devil", { on = b })
  s.bob:has("in play", "Snow-Covered Island")
  local a = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { a }
  s.sue:blocks { [b] = a }
  s:expect(b, { has = { "first strike", "flying" } })
end)

scenario("Snow Devil destroyed after the block gives its blocker no first strike", { "fifth", "microprose" }, function(s)
  local b = s.sue:has("in play", "Grizzly Bears")
  local n = s.sue:has("in play", "Snow Devil", { on = b })
  s.sue:has("in play", "Snow-Covered Island")
  local a = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Disenchant"); s.bob:lands("Plains", 2)
  s.bob:attacks { a }
  s.sue:blocks { [b] = a }
  s.bob:casts("Disenchant", { target = n })
  s:to("main")
  s:expect(a, { zone = "graveyard" })
  s:expect(b, { zone = "graveyard" })
end)
