local both = { "fifth", "microprose" }

-- What a cost asks for besides mana and its own tapping: others are tapped, cards leave the game.

scenario("R-COST-1 so many untapped permanents are tapped for a cost, and its own card for it alone", both, function(s)
  local judge = s.bob:makes("Test Judge", {
    power = 2, toughness = 2, types = "creature", colours = "white",
    text = "{T}, Tap two untapped white creatures you control: You gain 3 life.",
  })
  local knights = s.bob:has("in play", "White Knight", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:activates(judge)
  s:expect(s.bob, { life = 23 })
  s:expect(judge, { tapped = true })
  s:expect(knights[1], { tapped = true })
  s:expect(knights[2], { tapped = true })
  s:expect(bears, { tapped = false })
end)

scenario("R-COST-1 what is tapped already, another's, or of another sort pays nothing", both, function(s)
  local judge = s.bob:makes("Test Judge", {
    power = 2, toughness = 2, types = "creature", colours = "white",
    text = "{T}, Tap two untapped white creatures you control: You gain 3 life.",
  })
  s.bob:has("in play", "White Knight")
  s.bob:has("in play", "White Knight", { tapped = true })
  s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "White Knight")
  s:expect_illegal(function() s.bob:activates(judge) end, "one thing pays for one of them only")
end)

scenario("R-COST-1 a land that is tapped for the cost gives no mana for it", both, function(s)
  local mill = s.bob:makes("Test Mill", {
    types = "artifact", text = "{1}, Tap an untapped forest you control: You gain 1 life.",
  })
  local forest = s.bob:has("in play", "Forest")
  s:expect_illegal(function() s.bob:activates(mill) end, "cannot be paid")
  local swamp = s.bob:has("in play", "Swamp")
  s.bob:activates(mill)
  s:expect(s.bob, { life = 21, mana = "" })
  s:expect(forest, { tapped = true })
  s:expect(swamp, { tapped = true })
end)

scenario("R-COST-1 mana of one's own drawing pays beside what is tapped", both, function(s)
  local mill = s.bob:makes("Test Mill", {
    types = "artifact", text = "{1}, Tap an untapped forest you control: You gain 1 life.",
  })
  local forests = s.bob:has("in play", "Forest", { count = 2 })
  s.bob:will("choose", forests[2])
  s.bob:activates(mill)
  s:expect(s.bob, { life = 21 })
  s:expect(forests[1], { tapped = true })
  s:expect(forests[2], { tapped = true })
end)

scenario("R-COST-3 cards of the own graveyard are removed from the game for a cost", both, function(s)
  local altar = s.bob:makes("Test Altar", {
    types = "artifact",
    text = "Remove two creature cards from your graveyard from the game: You gain 5 life.",
  })
  s.sue:has("graveyard", "Grizzly Bears", { count = 2 })
  s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("graveyard", "Lightning Bolt")
  s:expect_illegal(function() s.bob:activates(altar) end, "there is not enough to remove from the game for it")
  s.bob:has("graveyard", "Gray Ogre")
  s.bob:activates(altar)
  s:expect(s.bob, { life = 25, graveyard = { "Lightning Bolt" }, out_of_game = { "Grizzly Bears", "Gray Ogre" } })
  s:expect(s.sue, { graveyard = 2 })
end)

scenario("R-COST-3 the top cards of the library pay, as long as there are so many", both, function(s)
  local press = s.bob:makes("Test Press", {
    types = "artifact",
    text = "Remove the top two cards of your library from the game: You gain 1 life.",
  })
  s.bob:library { "Lightning Bolt", "Gray Ogre", "Forest" }
  s.bob:activates(press)
  s:expect(s.bob, { life = 21, library = { "Forest" }, out_of_game = { "Lightning Bolt", "Gray Ogre" } })
  s:expect_illegal(function() s.bob:activates(press) end, "there is not enough to remove from the game for it")
end)

scenario("R-COST-3 what was removed for the cost is known to the effect", both, function(s)
  local forge = s.bob:makes("Test Forge", {
    types = "artifact",
    text = "Remove a creature card from your graveyard from the game: You gain life equal to the moved card's casting cost.",
  })
  s.bob:has("graveyard", "Gray Ogre")
  s.bob:activates(forge)
  s:expect(s.bob, { life = 23 })
end)

scenario("R-COST-3 a permanent is returned to its owner's hand for a cost", both, function(s)
  local tide = s.bob:makes("Test Tide", {
    types = "artifact", text = "Return a land you control to its owner's hand: You gain 1 life.",
  })
  s.sue:has("in play", "Forest")
  s:expect_illegal(function() s.bob:activates(tide) end, "there is not enough to return to the hand for it")
  local own = s.bob:has("in play", "Swamp")
  s.bob:activates(tide)
  s:expect(s.bob, { life = 21 })
  s:expect(own, { zone = "hand" })
end)

scenario("R-COST-3 chance picks what is discarded at random for a cost", both, function(s)
  local idol = s.bob:makes("Test Idol", { types = "artifact", text = "Discard a card at random: You gain 1 life." })
  s:expect_illegal(function() s.bob:activates(idol) end, "there are not enough cards to discard for it")
  s.bob:has("hand", "Forest")
  s.bob:has("hand", "Gray Ogre")
  s:chance { 2 }
  s.bob:activates(idol)
  s:expect(s.bob, { life = 21, hand = { "Forest" }, graveyard = { "Gray Ogre" } })
end)

scenario("R-COST-3 only cards that are asked for are discarded for a cost", both, function(s)
  local idol = s.bob:makes("Test Idol", { types = "artifact", text = "Discard a creature card: You gain 1 life." })
  s.bob:has("hand", "Forest")
  s:expect_illegal(function() s.bob:activates(idol) end, "there are not enough cards to discard for it")
  s.bob:has("hand", "Gray Ogre")
  s.bob:activates(idol)
  s:expect(s.bob, { life = 21, hand = { "Forest" } })
end)
