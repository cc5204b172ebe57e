local both = { "fifth", "microprose" }

scenario("Teleport makes an attacker unblockable", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Teleport")
  s.bob:lands("Island", 3)
  s.bob:attacks { wurm }
  s.bob:casts("Teleport", { on = wurm })
  s:expect_illegal(function() s.sue:blocks { [ogre] = wurm } end, "Teleport")
  s:to("main")
  s:expect(s.sue, { life = 14 })
end)

scenario("Teleport is cast after the attack is declared and before blockers are chosen, at no other time", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Teleport")
  s.bob:lands("Island", 3)
  s:expect_illegal(function() s.bob:casts("Teleport", { on = wurm }) end, "does not allow it now")
  s.bob:attacks { wurm }
  s.sue:blocks {}
  s:expect_illegal(function() s.bob:casts("Teleport", { on = wurm }) end, "does not allow it now")
end)
