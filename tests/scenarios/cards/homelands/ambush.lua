local both = { "fifth", "microprose" }

scenario("Ambush gives all blockers first strike until end of turn, and no attacker", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local one = s.sue:has("in play", "Grizzly Bears")
  local two = s.sue:has("in play", "Hill Giant")
  local home = s.sue:has("in play", "Craw Wurm")
  s.sue:has("hand", "Ambush")
  s.sue:lands("Mountain", 4)
  s.bob:attacks { ogre, bears }
  s.sue:blocks { [one] = ogre, [two] = bears }
  s.sue:casts("Ambush")
  s:expect(one, { has = { "first strike" } })
  s:expect(two, { has = { "first strike" } })
  s:expect(home, { lacks = { "first strike" } })
  s:expect(ogre, { lacks = { "first strike" } })
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(one, { zone = "in play", damage = 0 })
  s:next_turn()
  s:expect(two, { lacks = { "first strike" } })
end)
