local both = { "fifth", "microprose" }

scenario("Darkpact swaps the top card of the library with a card of the ante, either player's", both, function(s)
  s.bob:library { "Gray Ogre", "Forest" }
  local angel = s.sue:has("ante", "Serra Angel")
  local own = s.bob:has("ante", "Grizzly Bears")
  s.bob:has("hand", "Darkpact")
  s.bob:lands("Swamp", 3)
  s.bob:casts("Darkpact", { on = angel })
  s:expect(angel, { zone = "library", owner = s.bob })
  s:expect(own, { zone = "ante" })
  s:expect(s.bob, { library = 2 })
  s:next_turn()
  s:next_turn()
  s:expect(angel, { zone = "hand" })
end)
