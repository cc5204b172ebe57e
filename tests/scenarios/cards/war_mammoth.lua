scenario("E-159 War Mammoth against Scryb Sprites", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { mammoth }
  s.sue:blocks { [sprites] = mammoth }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
  s:expect(mammoth, { zone = "in play", damage = 1, has = { "trample" } })
end)

scenario("E-166 War Mammoth against Zephyr Falcon", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local falcon = s.sue:makes("Zephyr Falcon", { power = 1, toughness = 1, colours = { "blue" }, abilities = { "flying" } })
  s.bob:attacks { mammoth }
  s.sue:blocks { [falcon] = mammoth }
  s:to("end of attack")
  s:expect(falcon, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)
