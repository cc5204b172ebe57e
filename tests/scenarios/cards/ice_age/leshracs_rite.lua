local both = { "fifth", "microprose" }

scenario("Leshrac's Rite gives its creature swampwalk (R-LW-1)", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Swamp", 1)
  s.bob:has("hand", "Leshrac's Rite")
  s.bob:mana "{B}"
  s.bob:casts("Leshrac's Rite", { on = wurm })
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:blocks { [ogre] = wurm } end, "R-LW-1")
  s:to("main")
  s:expect(s.sue, { life = 14 })
end)

scenario("A creature with Leshrac's Rite is blocked by a defender without Swamps, and others beside it are blocked always", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Swamp", 1)
  s.bob:has("in play", "Leshrac's Rite", { on = wurm })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local other = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Forest", 1)
  s.bob:attacks { wurm, bears }
  s.sue:blocks { [ogre] = wurm, [other] = bears }
  s:expect(ogre, { blocking = wurm })
end)

scenario("R-TARGET-1 Leshrac's Rite is put on a creature only", both, function(s)
  s.bob:has("in play", "Craw Wurm")
  local swamp = s.bob:has("in play", "Swamp")
  s.bob:has("hand", "Leshrac's Rite")
  s.bob:mana "{B}"
  s:expect_illegal(function() s.bob:casts("Leshrac's Rite", { on = swamp }) end, "R-TARGET-1")
end)

scenario("Leshrac's Rite that is hacked to mountains no longer walks through an Underground Sea", { "fifth", "microprose" }, function(s)
  local c = s.bob:has("in play", "Grizzly Bears")
  local r = s.bob:has("in play", "Leshrac's Rite", { on = c })
  local w = s.sue:has("in play", "Wall of Wood")
  s.sue:has("in play", "Underground Sea")
  s.bob:has("hand", "Magical Hack"); s.bob:lands("Island", 1)
  s.bob:casts("Magical Hack", { on = r, choosing = { "swamp", "mountain" } })
  s.bob:attacks { c }
  s.sue:blocks { [w] = c }
  s:expect(w, { blocking = c })
end)

scenario("Leshrac's Rite: a land that has become a swamp counts", { "fifth", "microprose" }, function(s)
  local b = s.bob:has("in play", "Grizzly Bears"); s.bob:has("in play", "Leshrac's Rite", { on = b })
  local f = s.sue:has("in play", "Forest"); local w = s.sue:has("in play", "Wall of Wood")
  s.bob:has("in play", "Evil Presence", { on = f })
  s.bob:attacks { b }
  s:expect_illegal(function() s.sue:blocks { [w] = b } end, "R-LW-1")
end)

scenario("Leshrac's Rite twice, and one taken off by Disenchant: it still walks (R-ABIL-1)", { "fifth", "microprose" }, function(s)
  local b = s.bob:has("in play", "Grizzly Bears"); local a = s.bob:has("in play", "Leshrac's Rite", { count = 2, on = b })
  local w = s.sue:has("in play", "Wall of Wood"); s.sue:lands("Swamp", 1)
  s.sue:has("hand", "Disenchant"); s.sue:lands("Plains", 2)
  s.sue:casts("Disenchant", { target = a[1] })
  s.bob:attacks { b }
  s:expect_illegal(function() s.sue:blocks { [w] = b } end, "R-LW-1")
end)
