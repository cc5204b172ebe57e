local both = { "fifth", "microprose" }

scenario("Royal Herbalist gives 1 life for {2} and the top card of the library, in the turn it comes too", both, function(s)
  local it = s.bob:has("in play", "Royal Herbalist", { sick = true })
  s.bob:library { "Gray Ogre", "Forest", "Craw Wurm" }
  s.bob:lands("Forest", 4)
  s.bob:activates(it)
  s.bob:activates(it)
  s:expect(s.bob, { life = 22, library = { "Craw Wurm" }, out_of_game = { "Gray Ogre", "Forest" } })
  s:expect(it, { power = 1, toughness = 1, tapped = false })
end)

scenario("Royal Herbalist is of no use with an empty library", both, function(s)
  local it = s.bob:has("in play", "Royal Herbalist")
  s.bob:library(0)
  s.bob:lands("Forest", 2)
  s:expect_illegal(function() s.bob:activates(it) end, "remove")
end)
