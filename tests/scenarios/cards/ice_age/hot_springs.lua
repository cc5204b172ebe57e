local both = { "fifth", "microprose" }

scenario("R-TARGET-1 Hot Springs is put on an own land, R-ENCH-3 and goes when the land changes hands", both, function(s)
  local theirs = s.sue:has("in play", "Forest")
  local mine = s.bob:has("in play", "Mountain")
  s.bob:has("hand", "Hot Springs")
  s.bob:mana "{1}{G}"
  s:expect_illegal(function() s.bob:casts("Hot Springs", { on = theirs }) end, "R-TARGET-1")
  s.bob:casts("Hot Springs", { on = mine })
  local it = s.bob:finds("Hot Springs")
  s:card [[ return artifact "Test Deed" { cost = "{1}", text = "{0}: Your opponent gains control of target land.", activated { cost = "{0}", target = land, for_good(target, { controller = opponent }) } } ]]
  s.bob:activates(s.bob:has("in play", "Test Deed"), { on = mine })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Hot Springs saves a creature, the opponent's too, from one damage", both, function(s)
  local forest = s.bob:has("in play", "Forest", { sick = true })
  local it = s.bob:has("in play", "Hot Springs", { on = forest })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local tim = s.sue:has("in play", "Prodigal Sorcerer")
  s.bob:will_prevent(it, { on = { from = tim, to = bears } })
  s.sue:activates(tim, { on = bears })
  s:expect(bears, { damage = 0 })
  s:expect(forest, { tapped = true })
end)

scenario("R-DP-10 Hot Springs is not used where nothing is damaged, R-COST-9 and by its controller only", both, function(s)
  local forest = s.bob:has("in play", "Forest")
  local it = s.bob:has("in play", "Hot Springs", { on = forest })
  s:expect_illegal(function() s.bob:activates(it, { on = s.bob }) end, "R-DP")
  s:expect_illegal(function() s.sue:activates(it, { on = s.sue }) end, "R-COST-9")
end)
