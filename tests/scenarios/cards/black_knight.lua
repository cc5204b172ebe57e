scenario("Black Knight cannot be enchanted by anything white", function(s)
  local knight = s.bob:has("in play", "Black Knight")
  s.bob:has("hand", "Holy Strength")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:casts("Holy Strength", { on = knight }) end)
end)

scenario("E-145 Wrath of God buries Black Knight with the rest", function(s)
  local knight = s.sue:has("in play", "Black Knight")
  s.bob:has("hand", "Wrath of God")
  s.bob:lands("Plains", 4)
  s.bob:casts("Wrath of God")
  s:expect(knight, { zone = "graveyard" })
end)

scenario("E-134 Black Knight, Giant Spider and Lightning Bolt", function(s)
  local spider = s.bob:makes("Giant Spider", { power = 2, toughness = 4, colours = { "green" } })
  local knight = s.sue:has("in play", "Black Knight")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { spider }
  s.sue:blocks { [knight] = spider }
  s.sue:casts("Lightning Bolt", { on = spider })
  s:to("end of attack")
  s:expect(spider, { zone = "graveyard" })
  s:expect(knight, { zone = "in play", damage = 0 })
end)

scenario("E-134 without the Bolt Black Knight dies to Giant Spider", function(s)
  local spider = s.bob:makes("Giant Spider", { power = 2, toughness = 4, colours = { "green" } })
  local knight = s.sue:has("in play", "Black Knight")
  s.bob:attacks { spider }
  s.sue:blocks { [knight] = spider }
  s:to("end of attack")
  s:expect(spider, { zone = "in play", damage = 2 })
  s:expect(knight, { zone = "graveyard" })
end)
