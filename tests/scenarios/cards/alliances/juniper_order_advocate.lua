local both = { "fifth", "microprose" }

scenario("Juniper Order Advocate gives its controller's green creatures +1/+1 while it is untapped", both, function(s)
  local it = s.bob:has("in play", "Juniper Order Advocate")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local hers = s.sue:has("in play", "Grizzly Bears")
  s:expect(bears, { power = 3, toughness = 3 })
  s:expect(ogre, { power = 2, toughness = 2 })
  s:expect(hers, { power = 2, toughness = 2 })
  s:expect(it, { power = 1, toughness = 2 })
  s.bob:attacks { it }
  s:expect(bears, { power = 2, toughness = 2 })
  s:to("main")
  s:turn_of(s.sue)
  s:expect(bears, { power = 2, toughness = 2 })
  s:turn_of(s.bob)
  s:expect(bears, { power = 3, toughness = 3 })
end)

scenario("R-CONT-3 a green creature whose damage equals its own toughness dies as Juniper Order Advocate is tapped", both, function(s)
  local it = s.bob:has("in play", "Juniper Order Advocate")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sorcerers = s.sue:has("in play", "Prodigal Sorcerer", { count = 2 })
  for _, sorcerer in ipairs(sorcerers) do s.sue:activates(sorcerer, { on = bears }) end
  s:expect(bears, { zone = "in play", damage = 2, toughness = 3 })
  s.sue:has("hand", "Twiddle")
  s.sue:mana "{U}"
  s.sue:casts("Twiddle", { on = it, mode = "tap" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Two Juniper Order Advocates give +2/+2, and one that turns green raises itself", both, function(s)
  local pair = s.bob:has("in play", "Juniper Order Advocate", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(bears, { power = 4, toughness = 4 })
  s.bob:has("hand", "Lifelace")
  s.bob:mana "{G}"
  s.bob:casts("Lifelace", { on = pair[1] })
  s:expect(pair[1], { power = 3, toughness = 4 })
  s:expect(pair[2], { power = 1, toughness = 2 })
end)
