local both = { "fifth", "microprose" }

scenario("Balduvian War-Makers attack in the turn that they come", both, function(s)
  s.bob:has("hand", "Balduvian War-Makers")
  s.bob:mana "{C}{C}{C}{C}{R}"
  local it = s.bob:casts("Balduvian War-Makers")
  s.bob:attacks { it }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("R-RAMP-1 Balduvian War-Makers grow by +1/+1 for each blocker but the first, for this turn", both, function(s)
  local it = s.bob:has("in play", "Balduvian War-Makers")
  local a = s.sue:has("in play", "Wall of Stone")
  local b = s.sue:has("in play", "Wall of Stone")
  local c = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { it }
  s.sue:blocks { [a] = it, [b] = it, [c] = it }
  s:expect(it, { power = 5, toughness = 5 })
  s.bob:assigns { [it] = { [a] = 5 } }
  s:to("main")
  s:expect(a, { damage = 5 })
  s:next_turn()
  s:expect(it, { power = 3, toughness = 3 })
end)

scenario("R-RAMP-1 one blocker does not make Balduvian War-Makers grow", both, function(s)
  local it = s.bob:has("in play", "Balduvian War-Makers")
  local a = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { it }
  s.sue:blocks { [a] = it }
  s:expect(it, { power = 3, toughness = 3 })
end)
