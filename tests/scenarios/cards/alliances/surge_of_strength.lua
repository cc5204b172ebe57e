local both = { "fifth", "microprose" }

scenario("Surge of Strength: a discarded red or green card gives a creature trample and +X/+0, X being its casting cost", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")              -- {4}{G}{G}
  s.bob:has("hand", "Surge of Strength")
  local bolt = s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "White Knight")
  s.bob:mana "{R}{G}"
  s.bob:casts("Surge of Strength", { on = wurm })
  s:expect(wurm, { power = 12, toughness = 4, has = { "trample" } })
  s:expect(bolt, { zone = "graveyard" })
  s:expect(s.bob, { hand = { "White Knight" } })
  s:next_turn()
  s:expect(wurm, { power = 6, toughness = 4, lacks = { "trample" } })
end)

scenario("Surge of Strength is not cast without a red or green card besides itself", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Surge of Strength")
  s.bob:has("hand", "White Knight")
  s.bob:mana "{R}{G}"
  s:expect_illegal(function() s.bob:casts("Surge of Strength", { on = wurm }) end, "discard")
end)

scenario("Surge of Strength takes a green card too", both, function(s)
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:has("hand", "Surge of Strength")
  local growth = s.bob:has("hand", "Giant Growth")
  s.bob:mana "{R}{G}"
  s.bob:casts("Surge of Strength", { on = sprites })
  s:expect(sprites, { power = 2, toughness = 1, has = { "trample", "flying" } })
  s:expect(growth, { zone = "graveyard" })
end)

scenario("Surge of Strength takes the X of a creature's casting cost for 0, and a card that is red and another colour for its price", both, function(s)
  s.bob:makes("Test Token", { power = 2, toughness = 2, types = { "creature" }, cost = "{X}{G}" })
  local it = s.bob:finds("Test Token")
  s.bob:has("hand", "Surge of Strength")
  s.bob:has("hand", "Johan")
  s.bob:mana "{R}{G}"
  s.bob:casts("Surge of Strength", { on = it })
  s:expect(it, { power = 3, toughness = 2, has = { "trample" } })
end)
