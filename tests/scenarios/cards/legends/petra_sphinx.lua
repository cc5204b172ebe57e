local both = { "fifth", "microprose" }

scenario("Petra Sphinx puts the top card of the library in the hand of the player who named it", both, function(s)
  local sphinx = s.bob:has("in play", "Petra Sphinx")
  s.bob:library { "Craw Wurm", "Forest" }
  s.bob:activates(sphinx, { on = s.bob, choosing = "Craw Wurm" })
  s:expect(s.bob, { hand = { "Craw Wurm" }, library = 1 })
  s:expect(sphinx, { tapped = true, power = 3, toughness = 4 })
end)

scenario("Petra Sphinx puts it in the graveyard where the player named another, and it is that player who names", both, function(s)
  local sphinx = s.bob:has("in play", "Petra Sphinx")
  s.sue:library { "Craw Wurm", "Forest" }
  s.sue:will("choose", "Forest")
  s.bob:activates(sphinx, { on = s.sue })
  s:expect(s.sue, { hand = 0, graveyard = { "Craw Wurm" }, library = 1 })
end)

scenario("Petra Sphinx, ruling 2004-10-04: an empty library loses nobody the duel", both, function(s)
  local sphinx = s.bob:has("in play", "Petra Sphinx")
  s.sue:library(0)
  s.sue:will("choose", "Forest")
  s.bob:activates(sphinx, { on = s.sue })
  s:expect(s, { over = false })
  s:expect(s.sue, { hand = 0, graveyard = 0 })
end)

scenario("R-SICK-1 Petra Sphinx waits for a turn, and asks players only", both, function(s)
  local new = s.bob:has("in play", "Petra Sphinx", { sick = true })
  local old = s.bob:has("in play", "Petra Sphinx")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(new, { on = s.bob }) end, "R-SICK-1")
  s:expect_illegal(function() s.bob:activates(old, { on = bears }) end, "R-TARGET-1")
end)
