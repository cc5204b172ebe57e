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
  for _ = 1, 6 do s:next_turn() end
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

scenario("E-053 both draw, the active player first, and neither loses in the middle", function(s)
  s:rules("microprose")
  s:card [[ return sorcery "Test Drain" { cost = "{0}", mill(19, you), mill(18, opponent) } ]]
  s:card [[ return sorcery "Test Feast" { cost = "{0}", draw(3, players), gain_life(1, you) } ]]
  s.bob:has("hand", "Test Drain")
  s.bob:has("hand", "Test Feast")
  s.bob:casts("Test Drain")
  s:expect(s.bob, { library = 1 })
  s:expect(s.sue, { library = 2 })
  s.bob:casts("Test Feast")  -- all of it happens, although both have lost
  s:expect(s.bob, { library = 0, hand = 1, life = 21 })
  s:expect(s.sue, { library = 0, hand = 2 })
  s:expect(s, { over = true, draw = true, reason = "both lost at once" })
end)
