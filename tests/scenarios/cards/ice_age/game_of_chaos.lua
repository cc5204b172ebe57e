local both = { "fifth", "microprose" }

scenario("Game of Chaos: the winner gains 1 life of the loser, and doubles the stakes as often as the winner likes", both, function(s)
  s.bob:has("hand", "Game of Chaos")
  s.bob:lands("Mountain", 3)
  s:chance { "heads", "tails", "heads" }
  s.bob:will("pay", true)
  s.sue:will("pay", true)
  s.bob:will("pay", false)
  s.bob:casts("Game of Chaos", { target = s.sue })
  -- Won 1, lost 2, won 4.
  s:expect(s.bob, { life = 23 })
  s:expect(s.sue, { life = 17 })
end)

scenario("Game of Chaos: the opponent who wins may stop", both, function(s)
  s.bob:has("hand", "Game of Chaos")
  s.bob:lands("Mountain", 3)
  s:chance { "tails" }
  s.sue:will("pay", false)
  s.bob:casts("Game of Chaos", { target = s.sue })
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 21 })
end)

scenario("Game of Chaos, ruling 2004-10-04: the life that is lost and gained doubles each time", both, function(s)
  s.bob:has("hand", "Game of Chaos")
  s.bob:lands("Mountain", 3)
  s:chance { "heads", "heads", "heads" }
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  s.bob:will("pay", false)
  s.bob:casts("Game of Chaos", { target = s.sue })
  s:expect(s.bob, { life = 27 })
  s:expect(s.sue, { life = 13 })
end)

scenario("R-LIFE-6 the life of Game of Chaos is no damage", both, function(s)
  s.sue:has("in play", "Circle of Protection: Red")
  s.sue:lands("Plains", 1)
  s.bob:has("hand", "Game of Chaos")
  s.bob:lands("Mountain", 3)
  s:chance { "heads" }
  s.bob:will("pay", false)
  s.bob:casts("Game of Chaos", { target = s.sue })
  s:expect(s.sue, { life = 19 })
end)

scenario("Game of Chaos: three flips won by the caster are 1, 2 and 4 life", both, function(s)
  s.bob:has("hand", "Game of Chaos")
  s.bob:mana "{R}{R}{R}"
  s:chance { "heads", "heads", "tails" }
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  s.sue:will("pay", false)
  s.bob:casts("Game of Chaos", { on = s.sue })
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 21 })
end)

scenario("R-INT-1 Fork of Game of Chaos by the opponent is a game of its own, in which who cast the copy wins on heads", both, function(s)
  s.bob:has("hand", "Game of Chaos")
  s.bob:mana "{R}{R}{R}"
  s.sue:has("hand", "Fork")
  s.sue:lands("Mountain", 2)
  local f = s.bob:casts("Game of Chaos", { on = s.sue, held = true })
  s:chance { "heads", "heads" }
  s.sue:will("pay", false)
  s.bob:will("pay", false)
  s.sue:will("target", s.bob)
  s.sue:interrupts(f, "Fork")
  s:resolve()
  s:expect(s.bob, { life = 20 })
end)
