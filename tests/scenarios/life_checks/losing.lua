scenario("both players at 0 or less at the same check: a draw", function(s)
  s.bob:life(1)
  s.sue:life(1)
  local pestilence = s.bob:has("in play", "Pestilence")
  s.bob:lands("Swamp", 1)
  s.bob:activates(pestilence)
  s:expect(s.bob, { life = 0 })
  s:pass()
  s:pass()
  s:expect(s, { over = true, draw = true, reason = "both lost at once" })
end)

scenario("a position that comes back again and again: a draw", function(s)
  s:rules("fifth", { ["duel.repetitions"] = 2 })
  s:card [[ return enchantment "Test Drought" { cost = "{1}", skips_phase { phase = "draw", affects = players } } ]]
  s.bob:has("in play", "Test Drought")
  for _ = 1, 4 do s:next_turn() end
  s:expect(s, { over = false })
  s:to("cleanup")
  s:pass()
  s:expect(s, { over = true, draw = true, reason = "one position came back again and again" })
end)

scenario("a duel in which something happens goes on", function(s)
  s:card [[ return enchantment "Test Drought" { cost = "{1}", skips_phase { phase = "draw", affects = players } } ]]
  s.bob:has("in play", "Test Drought")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  for _ = 1, 4 do s:next_turn() end
  s.bob:casts("Grizzly Bears")
  for _ = 1, 4 do s:next_turn() end
  s:expect(s, { over = false })
end)
