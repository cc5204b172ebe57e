local both = { "fifth", "microprose" }

scenario("Weakness gives a creature -2/-1, which kills one of toughness 1", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local lions = s.sue:has("in play", "Savannah Lions")
  s.bob:has("hand", "Weakness", { count = 2 })
  s.bob:lands("Swamp", 2)
  s.bob:casts("Weakness", { on = bears })
  s:expect(bears, { power = 0, toughness = 1 })
  s.bob:casts("Weakness", { on = lions })
  s:expect(lions, { zone = "graveyard" })
  s:expect(s.bob, { graveyard = { "Weakness" } })
end)
