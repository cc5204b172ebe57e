scenario("creatures that attack in a band with Icatian Skirmishers strike first", { "fifth", "microprose" }, function(s)
  local skirmishers = s.bob:has("in play", "Icatian Skirmishers")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { { skirmishers, bears } }
  s:expect(bears, { has = { "first strike" } })
  s.sue:blocks { [ogre] = bears }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(skirmishers, { zone = "in play", damage = 0 })
  s:next_turn()
  s:expect(bears, { lacks = { "first strike" } })
end)

scenario("a creature that attacks beside Icatian Skirmishers, not in their band, gets nothing", { "fifth", "microprose" }, function(s)
  local skirmishers = s.bob:has("in play", "Icatian Skirmishers")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { skirmishers, bears }
  s:expect(bears, { lacks = { "first strike" } })
  s:expect(skirmishers, { has = { "first strike", "banding" } })
end)

scenario("Icatian Skirmishers that die after the attack was declared leave their band first strike", { "fifth", "microprose" }, function(s)
  local k = s.bob:has("in play", "Icatian Skirmishers")
  local b = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Lightning Bolt"); s.sue:lands("Mountain", 1)
  s.bob:attacks { { k, b } }
  s:expect(b, { has = "first strike" })
  s.sue:casts("Lightning Bolt", { target = k })
  s:expect(b, { has = "first strike" })
  s:next_turn()
  s:expect(b, { lacks = "first strike" })
end)
