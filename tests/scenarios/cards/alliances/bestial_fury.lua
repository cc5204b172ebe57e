local both = { "fifth", "microprose" }

scenario("Bestial Fury brings a card in the upkeep after it comes into play", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Bestial Fury")
  s.bob:lands("Mountain", 3)
  s.bob:casts("Bestial Fury", { on = bears })
  s:expect(s.bob, { hand = 0 })
  s:next_turn()
  s:expect(s.bob, { hand = 1 })
end)

scenario("Bestial Fury makes an attacker that is blocked +4/+0 and a trampler until end of turn, once whatever blocks it", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Bestial Fury", { on = bears })
  local a = s.sue:has("in play", "Gray Ogre")
  local b = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { bears }
  s.sue:blocks { [a] = bears, [b] = bears }
  s:expect(bears, { power = 6, toughness = 2, has = { "trample" } })
  s.bob:assigns { [bears] = { [a] = 2, [b] = 4 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
  s:next_turn()
  s:expect(s.bob, { hand = 0 })
end)

scenario("Bestial Fury does nothing for an attacker that is not blocked, nor for a blocker", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Bestial Fury", { on = bears })
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:next_turn()
  local ogre = s.sue:has("in play", "Gray Ogre")
  local spider = s.bob:has("in play", "Giant Spider")
  s.bob:has("in play", "Bestial Fury", { on = spider })
  s.sue:attacks { ogre }
  s.bob:blocks { [spider] = ogre }
  s:expect(spider, { power = 2, lacks = { "trample" } })
end)

scenario("Bestial Fury helps a creature whose companion in the band is blocked (R-BAND-3)", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Bestial Fury", { on = bears })
  local hero = s.bob:has("in play", "Benalish Hero")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { { bears, hero } }
  s.sue:blocks { [wall] = hero }
  s:expect(bears, { power = 6, has = { "trample" } })
end)
