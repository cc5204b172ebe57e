local both = { "fifth", "microprose" }

scenario("Beasts of Bogardan are 4/4 while an opponent controls a white card, and 3/3 otherwise", both, function(s)
  local beasts = s.bob:has("in play", "Beasts of Bogardan")
  s.bob:has("in play", "White Knight")
  s:expect(beasts, { power = 3, toughness = 3 })            -- the own one does not count
  local knight = s.sue:has("in play", "White Knight")
  s.sue:has("in play", "Plains")
  s:expect(beasts, { power = 4, toughness = 4 })
  s.bob:has("hand", "Incinerate")
  s.bob:lands("Mountain", 2)
  s.bob:casts("Incinerate", { on = knight })
  s:expect(beasts, { power = 3, toughness = 3 })            -- R-COLOR-1: a plains is no white card
end)

scenario("A white enchantment of the opponent makes Beasts of Bogardan bigger too", both, function(s)
  local beasts = s.bob:has("in play", "Beasts of Bogardan")
  s.sue:has("in play", "Circle of Protection: Green")
  s:expect(beasts, { power = 4, toughness = 4 })
end)

scenario("R-PROT-1 Beasts of Bogardan are protected from red", both, function(s)
  local beasts = s.bob:has("in play", "Beasts of Bogardan")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { beasts }
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { on = beasts }) end, "R-PROT-1")
  s:expect_illegal(function() s.sue:blocks { [ogre] = beasts } end, "R-PROT-1")
end)

scenario("Beasts of Bogardan shrink where Sea Kings' Blessing takes the white away", { "fifth", "microprose" }, function(s)
  local b = s.bob:has("in play", "Beasts of Bogardan")
  local k = s.sue:has("in play", "White Knight")
  s:expect(b, { power = 4 })
  s.bob:has("hand", "Sea Kings' Blessing"); s.bob:lands("Island", 1)
  s.bob:casts("Sea Kings' Blessing", { targets = { k } })
  s:expect(b, { power = 3, toughness = 3 })
  s:next_turn()
  s:expect(b, { power = 4, toughness = 4 })
end)
