local both = { "fifth", "microprose" }

scenario("Emerald Dragonfly flies, and strikes first for {G}{G} until end of turn", both, function(s)
  local fly = s.bob:has("in play", "Emerald Dragonfly")         -- 1/1
  local sprites = s.sue:has("in play", "Scryb Sprites")         -- 1/1 flying
  s.bob:lands("Forest", 2)
  s:expect(fly, { has = { "flying" }, lacks = { "first strike" } })
  s.bob:attacks { fly }
  s.sue:blocks { [sprites] = fly }
  s.bob:activates(fly)
  s:expect(fly, { has = { "first strike" } })
  s:to("main")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(fly, { zone = "in play" })
  s:next_turn()
  s:expect(fly, { lacks = { "first strike" } })
end)

scenario("Emerald Dragonfly without the mana dies with the flier that it fights", both, function(s)
  local fly = s.bob:has("in play", "Emerald Dragonfly")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:lands("Forest", 1)
  s.bob:lands("Mountain", 1)
  s.bob:attacks { fly }
  s.sue:blocks { [sprites] = fly }
  s:expect_illegal(function() s.bob:activates(fly) end, "{G}")
  s:to("main")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(fly, { zone = "graveyard" })
end)
