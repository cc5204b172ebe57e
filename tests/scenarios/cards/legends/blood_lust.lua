local both = { "fifth", "microprose" }

scenario("Blood Lust gives +4/-4, and the toughness does not fall below 1", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Blood Lust")
  s.bob:lands("Mountain", 2)
  s.bob:casts("Blood Lust", { on = bears })
  s:expect(bears, { zone = "in play", power = 6, toughness = 1 })
  s:next_turn()
  s:expect(bears, { power = 2, toughness = 2 })
end)

scenario("Blood Lust takes four from a toughness that can bear it", both, function(s)
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Blood Lust")
  s.bob:lands("Mountain", 2)
  s.bob:casts("Blood Lust", { on = wall })
  s:expect(wall, { power = 4, toughness = 4 })
end)

scenario("Blood Lust kills a creature whose damage reaches the lower toughness", both, function(s)
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Blood Lust")
  s.bob:lands("Mountain", 3)
  local wurm = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s.bob:casts("Lightning Bolt", { on = wall })
  s:to("main")
  s:expect(wall, { damage = 5 })
  s.bob:casts("Blood Lust", { on = wall })
  s:expect(wall, { zone = "graveyard" })         -- R-CRE-7
end)
