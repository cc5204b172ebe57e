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

scenario("Teleport makes a creature with Lure unblockable, and nobody has to block it", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Lure", { on = a })
  local b = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Teleport")
  s.bob:lands("Island", 3)
  s.bob:attacks { a }
  s.bob:casts("Teleport", { on = a })
  s.sue:blocks {}
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 18 })
end)
