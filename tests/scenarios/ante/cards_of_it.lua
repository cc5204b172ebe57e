-- Which cards are the ante, and who may look at them.

local both = { "fifth", "microprose" }

scenario("R-ANTE-1 the ante is the card that would have been drawn first, and hands are drawn below it", function(s)
  s:rules("fifth")
  local deck = { Forest = 20, Island = 20 }
  -- Twice the same shuffle: a forest lies on top, and the eighth card is an island.
  s:duel { bob = deck, sue = 40, starts = s.bob, seed = 3 }
  s:expect(s.bob, { hand = { Forest = 3, Island = 4 } })
  s.bob:life(0)
  s:to_the_end()
  s:duel { bob = deck, sue = 40, starts = s.bob, seed = 3, ante = 1 }
  s:expect(s.bob, { ante = { "Forest" }, hand = { Forest = 2, Island = 5 } })
end)

scenario("R-ANTE-2 a player's ante is every card in it, and none of the other's", both, function(s)
  s:card [[ return sorcery "Test Claim" { cost = "{0}",
    return_to_hand(cards:in_zone "ante":owned_by(you)) } ]]
  local mine = { s.bob:has("ante", "Grizzly Bears"), s.bob:has("ante", "Gray Ogre") }
  local hers = s.sue:has("ante", "Serra Angel")
  s.bob:has("hand", "Test Claim")
  s.bob:casts("Test Claim")
  for _, card in ipairs(mine) do s:expect(card, { zone = "hand" }) end
  s:expect(hers, { zone = "ante" })
end)

scenario("R-ANTE-2 R-ANTE-3 R-ZONE-14 what joins the ante later belongs to it and is seen by both", both, function(s)
  s:card [[ return artifact "Test Stake" { cost = "{0}", activated { cost = "{0}", ante(self) } } ]]
  s:duel { bob = { Forest = 40 }, sue = { Island = 40 }, starts = s.bob, ante = 1 }
  local stake = s.bob:has("in play", "Test Stake")
  s:to("main")
  s.bob:activates(stake)
  s:expect(stake, { zone = "ante" })
  s:expect_view(s.bob, { ante = { "Forest", "Test Stake" }, their_ante = { "Island" } })
  s:expect_view(s.sue, { ante = { "Island" }, their_ante = { "Forest", "Test Stake" } })
end)
