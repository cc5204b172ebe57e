local both = { "fifth", "microprose" }

scenario("Land Tax finds three basic lands in the upkeep of a player with fewer lands", both, function(s)
  s.bob:has("in play", "Land Tax")
  s.sue:lands("Forest", 1)
  s.bob:library { "Gray Ogre", "Plains", "Tundra", "Island", "Swamp", "Forest" }
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s.bob:will("choose", "Plains")
  s.bob:will("choose", "Island")
  s.bob:will("choose", "Swamp")
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = { ["Plains"] = 1, ["Island"] = 1, ["Swamp"] = 1, ["Gray Ogre"] = 1 }, library = 2 })
end)

scenario("Land Tax, ruling 2009-10-01: a player who has as many lands is not even asked", both, function(s)
  s.bob:has("in play", "Land Tax")
  s.bob:lands("Plains", 1)
  s.sue:lands("Forest", 1)
  s.bob:library { "Plains", "Plains", "Plains", "Plains" }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = 1, library = 3 })                  -- the card of the draw phase
end)

scenario("Land Tax may be left unused", both, function(s)
  s.bob:has("in play", "Land Tax")
  s.sue:lands("Forest", 1)
  s:turn_of(s.sue)
  s.bob:will("pay", false)
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = 1 })
end)

scenario("Land Tax, ruling 2006-10-15: it finds snow-covered lands as well", both, function(s)
  s.bob:has("in play", "Land Tax")
  s.sue:lands("Forest", 1)
  s.bob:library { "Gray Ogre", "Snow-Covered Plains", "Snow-Covered Island", "Tundra", "Gray Ogre" }
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s.bob:will("choose", "Snow-Covered Plains")
  s.bob:will("choose", "Snow-Covered Island")
  s:to("end of upkeep")
  s:expect(s.bob, { hand = { ["Snow-Covered Plains"] = 1, ["Snow-Covered Island"] = 1 }, library = 3 })
end)

scenario("Land Tax, ruling 2009-10-01: the library is shuffled also where no land was found", both, function(s)
  s.bob:has("in play", "Land Tax")
  s.sue:lands("Forest", 1)
  local top = s.bob:has("library", "Gray Ogre")
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  -- Unshuffled, it would have been the card of the draw phase.
  s:expect(top, { zone = "library" })
  s:expect(s.bob, { hand = 1, library = 20 })
end)

scenario("Land Tax may give fewer than three lands", both, function(s)
  s.bob:has("in play", "Land Tax")
  s.sue:lands("Forest", 1)
  s.bob:library { "Gray Ogre", "Plains", "Island", "Swamp", "Forest" }
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s.bob:will("choose", "Plains")
  s.bob:will("choose", false)
  s:to("cleanup")
  s:to("end of upkeep")
  s:expect(s.bob, { hand = { "Plains" }, library = 4 })
end)

scenario("Land Tax twice is used twice in an upkeep", both, function(s)
  local taxes = s.bob:has("in play", "Land Tax", { count = 2 })
  s.sue:lands("Forest", 1)
  s.bob:library { "Plains", "Plains", "Plains", "Plains", "Plains", "Plains", "Gray Ogre" }
  s:turn_of(s.sue)
  s.bob:will("order", taxes[1])
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  for _ = 1, 6 do s.bob:will("choose", "Plains") end
  s:to("cleanup")
  s:to("end of upkeep")
  s:expect(s.bob, { hand = 6, library = 1 })
end)
