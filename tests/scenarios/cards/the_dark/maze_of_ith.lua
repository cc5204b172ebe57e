scenario("Maze of Ith untaps an attacker, which neither deals nor receives combat damage", { "fifth", "microprose" }, function(s)
  local maze = s.sue:has("in play", "Maze of Ith")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s.sue:activates(maze, { target = wurm })
  s:expect(wurm, { tapped = false })
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wurm, { damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Maze of Ith has no target but an attacking creature", { "fifth", "microprose" }, function(s)
  local maze = s.sue:has("in play", "Maze of Ith")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:activates(maze, { target = ogre }) end, "R-TARGET-1")
  s.sue:activates(maze, { target = wurm })
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Maze of Ith gives no mana, and lets its controller's own attacker pass untapped", { "fifth", "microprose" }, function(s)
  local maze = s.bob:has("in play", "Maze of Ith")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s:expect_illegal(function() s.bob:taps_for_mana(maze) end, "mana")
  s.bob:attacks { wurm }
  s.bob:activates(maze, { target = wurm })
  s:to("main")
  s:expect(wurm, { tapped = false })
  s:expect(s.sue, { life = 20 })
end)

scenario("Maze of Ith does not stop damage that is none of combat", { "fifth", "microprose" }, function(s)
  local maze = s.sue:has("in play", "Maze of Ith")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { bears }
  s.sue:activates(maze, { target = bears })
  s.sue:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Maze of Ith does not bring an attacker home: it stays blocked, and its blocker cannot hurt it", { "fifth", "microprose" }, function(s)
  local maze = s.sue:has("in play", "Maze of Ith")
  local mammoth = s.bob:has("in play", "War Mammoth")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { mammoth }
  s.sue:blocks { [bears] = mammoth }
  s.sue:activates(maze, { target = mammoth })
  s:expect(mammoth, { attacking = true })
  s:to("main")
  s:expect(mammoth, { damage = 0 })
  s:expect(s.sue, { life = 20 })
end)
