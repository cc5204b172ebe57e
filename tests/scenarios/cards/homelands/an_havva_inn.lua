local both = { "fifth", "microprose" }

scenario("An-Havva Inn gives 1 life and 1 more for each green creature of either player", both, function(s)
  s.bob:has("hand", "An-Havva Inn")
  s.bob:lands("Forest", 3)
  s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Craw Wurm")
  s.sue:has("in play", "Gray Ogre")
  s.bob:casts("An-Havva Inn")
  s:expect(s.bob, { life = 23 })
  s:expect(s.sue, { life = 20 })
end)

scenario("An-Havva Inn gives 1 life when no green creature is in play", both, function(s)
  s.bob:has("hand", "An-Havva Inn")
  s.bob:lands("Forest", 3)
  s.bob:casts("An-Havva Inn")
  s:expect(s.bob, { life = 21 })
end)
