local both = { "fifth", "microprose" }

scenario("Krovikan Sorcerer trades a card that is not black for another", both, function(s)
  local it = s.bob:has("in play", "Krovikan Sorcerer")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:has("hand", "Scathe Zombies")
  s.bob:library { "Sol Ring", "Forest" }
  s.bob:activates(it, { ability = 1 })
  s:expect(s.bob, { hand = { "Scathe Zombies", "Sol Ring" }, graveyard = { "Grizzly Bears" } })
  s:expect(it, { tapped = true })
end)

scenario("Krovikan Sorcerer for a black card draws two and discards one of these", both, function(s)
  local it = s.bob:has("in play", "Krovikan Sorcerer")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:has("hand", "Scathe Zombies")
  s.bob:library { "Sol Ring", "Forest", "Swamp" }
  s.bob:will("discard", "Forest")
  s.bob:activates(it, { ability = 2 })
  s:expect(s.bob, { hand = { "Grizzly Bears", "Sol Ring" }, graveyard = { "Scathe Zombies", "Forest" }, library = 1 })
end)

scenario("Of the two cards that Krovikan Sorcerer draws either may go, and the older card in the hand is not asked about", both, function(s)
  local it = s.bob:has("in play", "Krovikan Sorcerer")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:has("hand", "Scathe Zombies")
  s.bob:library { "Sol Ring", "Forest", "Swamp" }
  s.bob:will("discard", "Sol Ring")
  s.bob:activates(it, { ability = 2 })
  s:expect(s.bob, { hand = { "Grizzly Bears", "Forest" } })
end)

scenario("R-COST-3 Krovikan Sorcerer asks for a card of the kind: a land is not black, and without one nothing happens", both, function(s)
  local it = s.bob:has("in play", "Krovikan Sorcerer")
  s.bob:has("hand", "Swamp")
  s:expect_illegal(function() s.bob:activates(it, { ability = 2 }) end, "R-COST")
  s.bob:activates(it, { ability = 1 })
  s:expect(s.bob, { graveyard = { "Swamp" }, hand = 1 })
end)

scenario("R-COST-2 Krovikan Sorcerer, a 1/1, taps for either ability", both, function(s)
  local it = s.bob:has("in play", "Krovikan Sorcerer", { tapped = true })
  s.bob:has("hand", "Scathe Zombies")
  s.bob:has("hand", "Grizzly Bears")
  s:expect(it, { power = 1, toughness = 1 })
  s:expect_illegal(function() s.bob:activates(it, { ability = 1 }) end, "tapped")
  s:expect_illegal(function() s.bob:activates(it, { ability = 2 }) end, "tapped")
end)

scenario("R-COST-1 Krovikan Sorcerer with an empty hand draws nothing", { "fifth", "microprose" }, function(s)
  local k = s.bob:has("in play", "Krovikan Sorcerer")
  s:expect_illegal(function() s.bob:activates(k, { ability = 1 }) end, "R-COST")
end)

scenario("Krovikan Sorcerer: a card of black and another colour is black (R-COLOR-1)", { "fifth", "microprose" }, function(s)
  local k = s.bob:has("in play", "Krovikan Sorcerer")
  local c = s.bob:has("hand", "Sol'kanar the Swamp King")
  s:expect_illegal(function() s.bob:activates(k, { ability = 1, paying = { c } }) end, "R-COST")
  s.bob:library { "Forest", "Island", "Swamp" }
  s.bob:will("discard", "Island")
  s.bob:activates(k, { ability = 2, paying = { c } })
  s:expect(s.bob, { hand = { "Forest" } })
end)
