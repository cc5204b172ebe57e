scenario("Tidal Flats give its controller's blockers of ground creatures first strike, where the attacker does not pay", { "fifth", "microprose" }, function(s)
  local flats = s.sue:has("in play", "Tidal Flats")
  s.sue:lands("Island", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s.sue:activates(flats)
  s:expect(bears, { has = { "first strike" } })
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
end)

scenario("Tidal Flats: for {1} the blockers of one attacker get no first strike", { "fifth", "microprose" }, function(s)
  local flats = s.sue:has("in play", "Tidal Flats")
  s.sue:lands("Island", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:lands("Mountain", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s.bob:will("pay", true)
  s.sue:activates(flats)
  s:expect(bears, { lacks = { "first strike" } })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Tidal Flats do not reach a creature that blocks a flier", { "fifth", "microprose" }, function(s)
  local flats = s.sue:has("in play", "Tidal Flats")
  s.sue:lands("Island", 2)
  local drake = s.bob:has("in play", "Fire Drake")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { drake }
  s.sue:blocks { [sprites] = drake }
  s.sue:activates(flats)
  s:expect(sprites, { lacks = { "first strike" } })
end)

scenario("Tidal Flats: all blockers of an attacker that is not paid for get first strike", { "fifth", "microprose" }, function(s)
  s.sue:has("in play", "Tidal Flats")
  s.sue:lands("Island", 2)
  local ogre = s.bob:has("in play", "Hill Giant")
  s.bob:lands("Mountain", 1)
  local a = s.sue:has("in play", "Grizzly Bears")
  local b = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s.sue:blocks { [a] = ogre, [b] = ogre }
  s.bob:will("pay", false)
  s.sue:activates(s.sue:finds("Tidal Flats"))
  s:to("main")
  s:expect(a, { zone = "in play" })
  s:expect(b, { zone = "in play" })
  s:expect(ogre, { zone = "graveyard" })
end)
