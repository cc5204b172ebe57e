local function ledger(s)
  s:card [[ return enchantment "Kind Ledger" { cost = "{1}", loses_life { by = you, gain_life(that_much) } } ]]
  s.bob:has("in play", "Kind Ledger")
  return s.bob:has("in play", "Grizzly Bears")
end

scenario("R-TRIG-2 what mana burn sets off happens as the attack starts, before life is looked at", function(s)
  local bears = ledger(s)
  s.bob:life(2)
  s.bob:mana "{R}{R}"
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true })
  s:expect(s.bob, { life = 2, mana = "" })
end)

scenario("R-TRIG-2 what mana burn sets off happens as the attack ends, before life is looked at", function(s)
  local bears = ledger(s)
  s.bob:life(2)
  local mountains = s.bob:has("in play", "Mountain", { count = 2 })
  s.bob:attacks { bears }
  s.bob:taps_for_mana(mountains[1])
  s.bob:taps_for_mana(mountains[2])
  s:next_turn()
  s:expect(s, { over = false })
  s:expect(s.bob, { life = 2 })
end)
