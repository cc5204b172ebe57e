local both = { "fifth", "microprose" }

scenario("Pit Scorpion gives the player that it damages a poison counter besides the damage", both, function(s)
  local scorpion = s.bob:has("in play", "Pit Scorpion")
  s.bob:attacks { scorpion }
  s:to("main")
  s:expect(s.sue, { life = 19, counters = { poison = 1 } })
  s:expect(s.bob, { counters = { poison = 0 } })
end)

scenario("Pit Scorpion that is blocked poisons nobody", both, function(s)
  local scorpion = s.bob:has("in play", "Pit Scorpion")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { scorpion }
  s.sue:blocks { [wall] = scorpion }
  s:to("main")
  s:expect(s.sue, { life = 20, counters = { poison = 0 } })
end)

scenario("R-TRIG-4 Pit Scorpion whose damage is prevented poisons nobody", both, function(s)
  local scorpion = s.bob:has("in play", "Pit Scorpion")
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.bob:attacks { scorpion }
  s.sue:will_prevent("Healing Salve", { mode = 2, on = { to = s.sue } })
  s:to("main")
  s:expect(s.sue, { life = 20, counters = { poison = 0 } })
end)

scenario("The tenth poison counter, from Pit Scorpion, loses the duel, whatever life is left", both, function(s)
  local scorpion = s.bob:has("in play", "Pit Scorpion")
  s.sue:counters { poison = 9 }
  s.bob:attacks { scorpion }
  s:to_the_end()
  s:expect(s.sue, { lost = true, life = 19 })
end)
