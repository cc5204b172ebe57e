local both = { "fifth", "microprose" }

scenario("Arctic Foxes are blocked by no power above 1 while the defender has a snow-covered land", both, function(s)
  local foxes = s.bob:has("in play", "Arctic Foxes")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.sue:has("in play", "Snow-Covered Plains")
  s:expect(foxes, { power = 1, toughness = 1 })
  s.bob:attacks { foxes }
  s:expect_illegal(function() s.sue:blocks { [bears] = foxes } end, "Arctic Foxes")
  s.sue:blocks { [sprites] = foxes }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
end)

scenario("Arctic Foxes are blocked as any creature where only their own side has snow-covered lands", both, function(s)
  local foxes = s.bob:has("in play", "Arctic Foxes")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Snow-Covered Plains")
  s.sue:lands("Plains", 1)
  s.bob:attacks { foxes }
  s.sue:blocks { [bears] = foxes }
  s:to("end of attack")
  s:expect(foxes, { zone = "graveyard" })
end)

scenario("R-BLOCK-2 a blocker of Arctic Foxes that grows afterwards still blocks", both, function(s)
  local foxes = s.bob:has("in play", "Arctic Foxes")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.sue:has("in play", "Snow-Covered Forest")
  s.sue:has("hand", "Giant Growth")
  s.bob:attacks { foxes }
  s.sue:blocks { [sprites] = foxes }
  s.sue:casts("Giant Growth", { on = sprites })
  s:to("end of attack")
  s:expect(foxes, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Arctic Foxes are blocked by a creature whose power something has lowered to 1", both, function(s)
  local foxes = s.bob:has("in play", "Arctic Foxes")
  s.sue:lands("Snow-Covered Forest", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.sue:has("in play", "Giant Strength", { on = sprites })
  s.bob:has("in play", "Fyndhorn Pollen")
  s.bob:attacks { foxes }
  s:expect_illegal(function() s.sue:blocks { [sprites] = foxes } end, "Arctic Foxes")
  s.sue:blocks { [bears] = foxes }
  s:expect(bears, { blocking = foxes })
end)

scenario("Arctic Foxes are blocked by anything once the last snow-covered land went after the attack was declared", both, function(s)
  local foxes = s.bob:has("in play", "Arctic Foxes")
  local snow = s.sue:has("in play", "Snow-Covered Forest")
  local strip = s.sue:has("in play", "Strip Mine")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { foxes }
  s.sue:activates(strip, { ability = 2, on = snow })
  s.sue:blocks { [giant] = foxes }
  s:to("main")
  s:expect(foxes, { zone = "graveyard" })
end)
