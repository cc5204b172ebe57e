local both = { "fifth", "microprose" }

scenario("Sindbad draws a card, and keeps it where it is a land", both, function(s)
  local sindbad = s.bob:has("in play", "Sindbad")
  s.bob:library { "Forest", "Serra Angel", "Plains" }
  local ogre = s.bob:has("hand", "Gray Ogre")
  s:expect(sindbad, { power = 1, toughness = 1, colours = { "blue" } })
  s.bob:activates(sindbad)
  s:expect(s.bob, { hand = { "Gray Ogre", "Forest" }, graveyard = 0 })
  s:expect(sindbad, { tapped = true })
end)

scenario("Sindbad discards a card that is no land, and no other", both, function(s)
  local sindbad = s.bob:has("in play", "Sindbad")
  s.bob:library { "Serra Angel", "Forest" }
  s.bob:has("hand", "Gray Ogre")
  s.bob:activates(sindbad)
  s:expect(s.bob, { hand = { "Gray Ogre" }, graveyard = { "Serra Angel" } })
end)

scenario("R-DRAW-2 Sindbad with an empty library loses the duel, and R-SICK-1 holds for him", both, function(s)
  local newcomer = s.bob:has("in play", "Sindbad", { sick = true })
  local sindbad = s.bob:has("in play", "Sindbad")
  s:expect_illegal(function() s.bob:activates(newcomer) end, "R-SICK-1")
  s.bob:library(0)
  s.bob:activates(sindbad)
  s:expect(s.bob, { lost = true })
end)
