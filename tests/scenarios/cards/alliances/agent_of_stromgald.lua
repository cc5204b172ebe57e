local both = { "fifth", "microprose" }

scenario("Agent of Stromgald makes black mana of red, as often as there is red to pay, also when it is tapped", both, function(s)
  local agent = s.bob:has("in play", "Agent of Stromgald", { tapped = true })
  s.bob:mana "{R}{R}"
  s.bob:activates(agent)
  s:expect(s.bob, { mana = "{B}{R}" })
  s.bob:activates(agent)
  s:expect(s.bob, { mana = "{B}{B}" })
  s:expect_illegal(function() s.bob:activates(agent) end, "{R}")
end)

scenario("Agent of Stromgald's mana pays for a black spell, in the turn that it comes too", both, function(s)
  s.bob:has("hand", "Agent of Stromgald")
  s.bob:has("hand", "Black Knight")
  s.bob:mana "{R}{R}{R}"
  local agent = s.bob:casts("Agent of Stromgald")
  s:expect(agent, { power = 1, toughness = 1, colours = { "red" } })
  s.bob:activates(agent)
  s.bob:activates(agent)
  s:expect(s.bob:casts("Black Knight"), { zone = "in play" })
end)

scenario("R-MANA-2 nobody responds to Agent of Stromgald's mana", both, function(s)
  local agent = s.bob:has("in play", "Agent of Stromgald")
  s.bob:mana "{R}"
  s.bob:activates(agent)
  s:expect(s, { windows = {} })
end)
