local both = { "fifth", "microprose" }

scenario("Giant Tortoise is 1/4 untapped and 1/1 tapped", both, function(s)
  local tortoise = s.bob:has("in play", "Giant Tortoise")
  s:expect(tortoise, { power = 1, toughness = 4, colours = { "blue" } })
  s.bob:attacks { tortoise }
  s:expect(tortoise, { tapped = true, power = 1, toughness = 1 })
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:turn_of(s.sue)
  s:expect(tortoise, { toughness = 1 })
  s:turn_of(s.bob)
  s:expect(tortoise, { toughness = 4 })
end)

scenario("R-CRE-7 Giant Tortoise with 3 damage dies as soon as it is tapped", both, function(s)
  local tortoise = s.sue:has("in play", "Giant Tortoise")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Mountain", 1)
  s.bob:lands("Island", 1)
  s.bob:casts("Lightning Bolt", { on = tortoise })
  s:expect(tortoise, { zone = "in play", damage = 3 })
  s.bob:casts("Twiddle", { on = tortoise, mode = "tap" })
  s:expect(tortoise, { zone = "graveyard" })
end)

scenario("Giant Tortoise blocks as a 1/4", both, function(s)
  local tortoise = s.sue:has("in play", "Giant Tortoise")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s.sue:blocks { [tortoise] = ogre }
  s:to("end of attack")
  s:expect(tortoise, { zone = "in play", damage = 2 })
  s:expect(ogre, { damage = 1 })
end)
