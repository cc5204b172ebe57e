local both = { "fifth", "microprose" }

scenario("Dark Banishing buries a creature that is not black: it does not regenerate", both, function(s)
  local clergy = s.sue:has("in play", "Clergy of the Holy Nimbus")
  s.bob:has("hand", "Dark Banishing")
  s.bob:lands("Swamp", 3)
  s.bob:casts("Dark Banishing", { target = clergy })
  s:expect(clergy, { zone = "graveyard" })
end)

scenario("R-TARGET-1 Dark Banishing takes no black creature; an artifact creature will do", both, function(s)
  local zombies = s.sue:has("in play", "Scathe Zombies")
  local golem = s.sue:has("in play", "Obsianus Golem")
  s.bob:has("hand", "Dark Banishing")
  s.bob:lands("Swamp", 3)
  s:expect_illegal(function() s.bob:casts("Dark Banishing", { target = zombies }) end, "R-TARGET-1")
  s.bob:casts("Dark Banishing", { target = golem })
  s:expect(golem, { zone = "graveyard" })
end)
