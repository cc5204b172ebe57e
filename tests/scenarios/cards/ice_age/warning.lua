local both = { "fifth", "microprose" }

scenario("Warning keeps an attacker from dealing damage in combat, and its blocker still deals its own", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Warning")
  s.sue:lands("Plains", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s.sue:casts("Warning", { on = wurm })
  s:to("end of attack")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wurm, { damage = 2 })
end)

scenario("Warning keeps an unblocked attacker off the player, and no other attacker", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Warning")
  s.sue:lands("Plains", 1)
  s.bob:attacks { wurm, bears }
  s.sue:casts("Warning", { on = wurm })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("Warning is not cast on a creature that does not attack, nor on a blocker", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Warning")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:casts("Warning", { on = wurm }) end, "R-TARGET-1")
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s:expect_illegal(function() s.bob:casts("Warning", { on = bears }) end, "R-TARGET-1")
end)

scenario("Warning stops what its creature deals in combat only", both, function(s)
  local tim = s.bob:has("in play", "Zuran Spellcaster")
  s.bob:has("in play", "Giant Strength", { on = tim })
  s.sue:has("hand", "Warning")
  s.sue:lands("Plains", 1)
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.bob:attacks { tim }
  s.sue:casts("Warning", { on = tim })
  s.bob:casts("Twiddle", { mode = "untap", on = tim })
  s.bob:activates(tim, { on = s.sue })
  s:expect(s.sue, { life = 19 })
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)
