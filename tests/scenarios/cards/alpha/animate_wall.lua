local both = { "fifth", "microprose" }

scenario("Animate Wall lets a Wall attack", both, function(s)
  local wall = s.bob:has("in play", "Wall of Ice")              -- 0/7
  local fire = s.bob:has("in play", "Wall of Swords")           -- 3/5, flying
  s.bob:has("hand", "Animate Wall")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:attacks { fire } end, "R-CRE-9")
  s.bob:casts("Animate Wall", { on = fire })
  s:expect_illegal(function() s.bob:attacks { fire, wall } end, "R-CRE-9")
  s.bob:attacks { fire }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("R-TARGET-1 Animate Wall is put on a Wall only", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Wall of Ice")
  s.bob:has("hand", "Animate Wall")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:casts("Animate Wall", { on = bears }) end, "R-TARGET-1")
end)
