local both = { "fifth", "microprose" }

scenario("Panic keeps a creature from blocking this turn, and gives a card in the next upkeep", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Stone")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Panic")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { wurm }
  s.bob:casts("Panic", { on = wall })
  s:expect_illegal(function() s.sue:blocks { [wall] = wurm } end, "Panic")
  s.sue:blocks { [bears] = wurm }
  s:expect(bears, { blocking = wurm })
  s:to("end of upkeep")
  s:expect(s.bob, { hand = 1 })
  s:turn_of(s.bob)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
end)

scenario("R-GEN-1 Panic is cast in an attack only, before blockers are declared, by either player", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Panic")
  s.sue:has("hand", "Panic")
  s.bob:lands("Mountain", 1)
  s.sue:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:casts("Panic", { on = wall }) end, "R-GEN-1")
  s.bob:attacks { wurm }
  s.sue:casts("Panic", { on = wurm })
  s.sue:blocks { [wall] = wurm }
  s:expect_illegal(function() s.bob:casts("Panic", { on = wall }) end, "R-GEN-1")
end)

scenario("R-TARGET-1 Panic is for a creature only", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Panic")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.bob:casts("Panic", { on = s.sue }) end, "R-TARGET-1")
end)

scenario("Panic whose creature is gone gives no card (R-TARGET-5)", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Panic")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:attacks { wurm }
  s.bob:casts("Panic", { on = bears, held = true })
  s.sue:casts("Unsummon", { on = bears, held = true })
  s:resolve()
  s:to("main")
  s:next_turn()
  s:expect(s.bob, { hand = 0 })
end)
