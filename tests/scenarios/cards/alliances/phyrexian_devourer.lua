local both = { "fifth", "microprose" }

scenario("Phyrexian Devourer grows by the casting cost of the card that it takes off the library", both, function(s)
  local it = s.bob:has("in play", "Phyrexian Devourer", { sick = true })
  s.bob:library { "Hill Giant", "Forest", "Grizzly Bears", "Gray Ogre" }
  s.bob:activates(it)
  s:expect(it, { power = 5, toughness = 5 })
  s.bob:activates(it)
  s:expect(it, { power = 5, toughness = 5 })
  s:expect(s.bob, { out_of_game = { "Hill Giant", "Forest" }, library = 2 })
  s:next_turn()
  s:expect(it, { power = 5, toughness = 5 })
end)

scenario("Phyrexian Devourer with a power of 7 is buried", both, function(s)
  local it = s.bob:has("in play", "Phyrexian Devourer", { counters = { ["+1/+1"] = 4 } })
  s:expect(it, { zone = "in play", power = 5 })
  s.bob:library { "Llanowar Elves", "Llanowar Elves", "Gray Ogre" }
  s.bob:activates(it)
  s:expect(it, { zone = "in play", power = 6 })
  s.bob:activates(it)
  s:expect(it, { zone = "graveyard" })
end)

scenario("Phyrexian Devourer is buried for what another card makes of its power", both, function(s)
  local it = s.bob:has("in play", "Phyrexian Devourer", { counters = { ["+1/+1"] = 3 } })
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  s.sue:casts("Giant Growth", { on = it })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Phyrexian Devourer takes nothing from an empty library", both, function(s)
  local it = s.bob:has("in play", "Phyrexian Devourer")
  s.bob:library(0)
  s:expect_illegal(function() s.bob:activates(it) end, "remove")
end)

scenario("Phyrexian Devourer: X is 0 in a library, and a land costs nothing", both, function(s)
  local d = s.bob:has("in play", "Phyrexian Devourer")
  s.bob:library { "Fireball", "Forest", "Grizzly Bears", "Forest", "Forest" }
  s.bob:activates(d)
  s:expect(d, { power = 2 })
  s.bob:activates(d)
  s:expect(d, { power = 2 })
  s.bob:activates(d)
  s:expect(d, { power = 4 })
end)

scenario("Phyrexian Devourer that is stolen feeds on the thief's library", both, function(s)
  local d = s.bob:has("in play", "Phyrexian Devourer")
  s.sue:has("in play", "Control Magic", { on = d })
  s.sue:library { "Grizzly Bears", "Forest", "Forest" }
  s:expect_illegal(function() s.bob:activates(d) end, "R-")
  s.sue:activates(d)
  s:expect(d, { power = 3 })
  s:expect(s.sue, { library = 2 })
end)

scenario("Phyrexian Devourer gets one +4/+4 counter for a Hill Giant", { "fifth", "microprose" }, function(s)
  local it = s.bob:has("in play", "Phyrexian Devourer")
  s.bob:library { "Hill Giant", "Forest", "Forest" }
  s.bob:activates(it)
  s:expect(it, { power = 5, toughness = 5, counters = { ["+4/+4"] = 1 } })
end)
