local both = { "fifth", "microprose" }

scenario("Winter Sky deals 1 damage to each creature and player when its caster wins the flip", both, function(s)
  s.bob:has("hand", "Winter Sky")
  s.bob:lands("Mountain", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s:chance { "heads" }
  s.bob:casts("Winter Sky")
  s:expect(bears, { damage = 1 })
  s:expect(sprites, { zone = "graveyard" })
  s:expect(s.bob, { life = 19, hand = 0 })
  s:expect(s.sue, { life = 19, hand = 0 })
end)

scenario("With Winter Sky each player draws a card when its caster loses the flip", both, function(s)
  s.bob:has("hand", "Winter Sky")
  s.bob:lands("Mountain", 1)
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s:chance { "tails" }
  s.bob:casts("Winter Sky")
  s:expect(sprites, { zone = "in play" })
  s:expect(s.bob, { life = 20, hand = 1, library = 19 })
  s:expect(s.sue, { life = 20, hand = 1, library = 19 })
end)

scenario("R-DRAW-2 Winter Sky whose flip is lost draws for both at once: with two empty libraries the duel is a draw", both, function(s)
  s.bob:library(0)
  s.sue:library(0)
  s.bob:has("hand", "Winter Sky")
  s.bob:lands("Mountain", 1)
  s:chance { "tails" }
  s.bob:casts("Winter Sky")
  s:to_the_end()
  s:expect(s, { over = true, draw = true })
end)

scenario("Winter Sky hurts no creature with protection from red (R-PROT-2)", { "fifth", "microprose" }, function(s)
  s.chance(s, { "heads" })
  local pro = s.sue:makes("Red Guard", { power = 1, toughness = 1, text = "Protection from red" })
  s.bob:has("hand", "Winter Sky"); s.bob:lands("Mountain", 1)
  s.bob:casts("Winter Sky")
  s:expect(pro, { zone = "in play" })
end)
