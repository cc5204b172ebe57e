local both = { "fifth", "microprose" }

scenario("A creature under Demonic Torment cannot attack", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("in play", "Demonic Torment", { on = wurm })
  s:expect_illegal(function() s.bob:attacks { wurm } end, "Demonic Torment")
end)

scenario("A creature under Demonic Torment blocks and deals no damage", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Demonic Torment")
  s.bob:lands("Swamp", 3)
  s.bob:casts("Demonic Torment", { on = wurm })
  s.bob:attacks { bears }
  s.sue:blocks { [wurm] = bears }
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wurm, { damage = 2 })
end)

scenario("Demonic Torment on Prodigal Sorcerer does not stop the damage of its ability", both, function(s)
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.sue:has("in play", "Demonic Torment", { on = tim })
  s.bob:activates(tim, { on = s.sue })
  s:expect(s.sue, { life = 19 })
end)
