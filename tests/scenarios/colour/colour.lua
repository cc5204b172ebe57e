scenario("the later of two colours stands", function(s)
  local swamp = s.sue:has("in play", "Swamp")
  s.bob:has("in play", "Kormus Bell")
  s.bob:has("hand", "Thoughtlace")
  s.bob:mana "{U}"
  s:expect(swamp, { colours = { "black" } })
  s.bob:casts("Thoughtlace", { on = swamp })
  s:expect(swamp, { colours = { "blue" } })
end)
