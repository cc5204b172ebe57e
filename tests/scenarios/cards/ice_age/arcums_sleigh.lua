local both = { "fifth", "microprose" }

scenario("Arcum's Sleigh is used before the attack, and its creature attacks without tapping", function(s)
  local sleigh = s.bob:has("in play", "Arcum's Sleigh")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Snow-Covered Forest")
  s.bob:mana "{C}{C}"
  s.bob:activates(sleigh, { target = bears })
  s.bob:attacks { bears }
  s:expect(bears, { tapped = false })
end)

scenario("Arcum's Sleigh is of no use against a player without snow-covered lands", function(s)
  local sleigh = s.bob:has("in play", "Arcum's Sleigh")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Snow-Covered Forest")
  s.bob:mana "{C}{C}"
  s:expect_illegal(function() s.bob:activates(sleigh, { target = bears }) end, "does not allow it now")
end)

scenario("Arcum's Sleigh is tapped for it, and ordinary lands of the defender do not help", both, function(s)
  local sleigh = s.bob:has("in play", "Arcum's Sleigh")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:lands("Forest", 2)
  s.bob:lands("Plains", 2)
  s:expect_illegal(function() s.bob:activates(sleigh, { target = bears }) end, "R-GEN-1")
  s.sue:has("in play", "Snow-Covered Forest")
  s.bob:activates(sleigh, { target = bears })
  s:expect(sleigh, { tapped = true })
  s:next_turn()
  s:next_turn()
  -- It was for that turn.
  s.bob:attacks { bears }
  s:expect(bears, { tapped = true })
end)

scenario("Arcum's Sleigh in the opponent's turn looks at the own lands, for its controller defends then", both, function(s)
  local sleigh = s.bob:has("in play", "Arcum's Sleigh")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Snow-Covered Forest", 1)
  s:turn_of(s.sue)
  s.bob:mana "{2}"
  s:expect_illegal(function() s.bob:activates(sleigh, { on = bears }) end, "R-GEN-1")
  s.bob:lands("Snow-Covered Forest", 1)
  s.bob:activates(sleigh, { on = bears })
  s.sue:attacks { bears }
  s:expect(bears, { attacking = true, tapped = false })
end)
