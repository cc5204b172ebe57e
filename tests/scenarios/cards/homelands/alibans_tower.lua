local both = { "fifth", "microprose" }

scenario("Aliban's Tower gives a blocker +3/+1, and no attacker, until end of turn", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local giant = s.bob:has("in play", "Hill Giant")
  s.sue:has("hand", "Aliban's Tower")
  s.sue:lands("Mountain", 2)
  s:expect_illegal(function() s.sue:casts("Aliban's Tower", { on = bears }) end, "R-TARGET-1")
  s.bob:attacks { giant }
  s.sue:blocks { [bears] = giant }
  s:expect_illegal(function() s.sue:casts("Aliban's Tower", { on = giant }) end, "R-TARGET-1")
  s.sue:casts("Aliban's Tower", { on = bears })
  s:expect(bears, { power = 5, toughness = 3 })
  s:to("end of attack")
  s:expect(giant, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("The attacking player may cast Aliban's Tower on a blocker, and it is over with the turn", both, function(s)
  local wall = s.sue:has("in play", "Cemetery Gate")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Aliban's Tower")
  s.bob:lands("Mountain", 2)
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s.bob:casts("Aliban's Tower", { on = wall })
  s:expect(wall, { power = 3, toughness = 6 })
  s:next_turn()
  s:expect(wall, { power = 0, toughness = 5 })
end)
