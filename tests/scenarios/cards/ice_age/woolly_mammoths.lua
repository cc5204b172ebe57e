local both = { "fifth", "microprose" }

scenario("Woolly Mammoths trample as long as their controller has a snow-covered land", both, function(s)
  local mammoths = s.bob:has("in play", "Woolly Mammoths")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local snow = s.bob:has("in play", "Snow-Covered Island")
  s:expect(mammoths, { power = 3, toughness = 2, has = { "trample" } })
  s.bob:attacks { mammoths }
  s.sue:blocks { [sprites] = mammoths }
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s.bob:has("hand", "Thermokarst")
  s.bob:lands("Forest", 3)
  s.bob:casts("Thermokarst", { on = snow })
  s:expect(mammoths, { lacks = { "trample" } })
end)

scenario("Woolly Mammoths do not trample by lands without snow, or by another player's snow", both, function(s)
  local mammoths = s.bob:has("in play", "Woolly Mammoths")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:lands("Forest", 3)
  s.sue:has("in play", "Snow-Covered Island")
  s:expect(mammoths, { lacks = { "trample" } })
  s.bob:attacks { mammoths }
  s.sue:blocks { [sprites] = mammoths }
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)
