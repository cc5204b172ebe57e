-- An effect that adds a card to the ante of its owner.
local offering = [[
  return artifact "Test Offering" { cost = "{1}", activated { cost = "{0}", ante(self) } }
]]

scenario("E-190 an effect adds to the ante, and the winner owns all of it", { "fifth", "microprose" }, function(s)
  s:duel { bob = { Forest = 40 }, sue = { Island = 40 }, starts = s.bob, ante = 1 }
  s:expect(s.bob, { ante = { "Forest" }, library = 32 })
  s:expect(s.sue, { ante = { "Island" }, library = 32 })
  s:card(offering)
  local artifact = s.bob:has("in play", "Test Offering")
  s:to("main")
  s.bob:activates(artifact)
  s:expect(artifact, { zone = "ante", owner = s.bob })
  s:expect(s.bob, { ante = { "Forest", "Test Offering" } })
  s:expect(s.sue, { ante = { "Island" } })
  s.bob:life(0)
  s:to_the_end()
  s:expect(artifact, { owner = s.sue })
  s:expect(s.sue, { won = true, deck = { Island = 40, Forest = 1, ["Test Offering"] = 1 } })
  s:expect(s.bob, { deck = { Forest = 39 } })
end)

scenario("E-190 b: after a draw nobody wins the ante", { "fifth", "microprose" }, function(s)
  s:duel { bob = { Forest = 40 }, sue = { Island = 40 }, starts = s.bob, ante = 1 }
  s.bob:life(0)
  s.sue:life(0)
  s:to_the_end()
  s:expect(s, { over = true, draw = true })
  s:expect(s.bob, { deck = { Forest = 40 } })
  s:expect(s.sue, { deck = { Island = 40 } })
end)

scenario("E-190 c: no ante without agreement, and then the top card, open or hidden (fifth)", function(s)
  s:rules("fifth")
  s:expect_illegal(function() s:duel { ante = 2 } end, "R-ANTE-1")
  s:expect_illegal(function() s:duel { hidden_ante = true } end, "R-ANTE-1")
  local bob, sue = { Forest = 40 }, { Island = 40 }
  s:duel { bob = bob, sue = sue, starts = s.bob }
  s:expect(s.bob, { ante = 0, library = 33 })
  s:expect(s.sue, { ante = 0, library = 33 })
end)

scenario("E-190 d: either player may look at either ante that is open (fifth)", function(s)
  s:rules("fifth")
  s:duel { bob = { Forest = 40 }, sue = { Island = 40 }, starts = s.bob, ante = 1 }
  s:expect_view(s.bob, { ante = { "Forest" }, their_ante = { "Island" } })
  s:expect_view(s.sue, { ante = { "Island" }, their_ante = { "Forest" } })
end)

scenario("E-190 e: nobody may look at a hidden one (fifth)", function(s)
  s:rules("fifth")
  s:duel { bob = { Forest = 40 }, sue = { Island = 40 }, starts = s.bob, ante = 1, hidden_ante = true }
  s:expect_view(s.bob, { ante = {}, their_ante = {} })
  s:expect_view(s.sue, { ante = 1, their_ante = 1 })
end)

scenario("E-190 f: there is always an ante, of one or more cards (microprose)", function(s)
  s:rules("microprose")
  local bob, sue = { Forest = 40 }, { Island = 40 }
  s:duel { bob = bob, sue = sue, starts = s.bob }
  s:expect(s.bob, { ante = { "Forest" }, library = 32 })
  s:expect(s.sue, { ante = { "Island" }, library = 32 })
end)

scenario("E-190 g: three cards each (microprose)", function(s)
  s:rules("microprose")
  s:duel { bob = { Forest = 40 }, sue = { Island = 40 }, starts = s.bob, ante = 3 }
  s:expect(s.bob, { ante = 3, library = 30, hand = 7 })
  s:expect(s.sue, { ante = 3, library = 30, hand = 7 })
end)
