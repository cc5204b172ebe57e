local both = { "fifth", "microprose" }

scenario("Gorilla War Cry: no attacker is blocked by one creature alone this turn", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Gorilla War Cry")
  s.bob:lands("Mountain", 2)
  local a = s.sue:has("in play", "Gray Ogre")
  local b = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears, other }
  s.bob:casts("Gorilla War Cry")
  s:expect_illegal(function() s.sue:blocks { [a] = bears } end, "Gorilla War Cry")
  s:expect_illegal(function() s.sue:blocks { [a] = bears, [b] = other } end, "Gorilla War Cry")
  s.sue:blocks { [a] = bears, [b] = bears }
  s.bob:assigns { [bears] = { [a] = 2 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(s.bob, { hand = 0 })
  s:next_turn()
  s:expect(s.bob, { hand = 1 })
end)

scenario("Gorilla War Cry may be cast by the defending player too, and is over with the turn", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Gorilla War Cry")
  s.sue:lands("Mountain", 2)
  local a = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s.sue:casts("Gorilla War Cry")
  s:expect_illegal(function() s.sue:blocks { [a] = bears } end, "Gorilla War Cry")
  s:to("end of attack")
  s:next_turn()
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s.sue:blocks { [a] = bears }
  s:expect(a, { blocking = true })
end)

scenario("Gorilla War Cry is cast neither before the attack nor after the blocks", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Gorilla War Cry")
  s.bob:lands("Mountain", 2)
  local a = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:casts("Gorilla War Cry") end, "Gorilla War Cry")
  s.bob:attacks { bears }
  s.sue:blocks { [a] = bears }
  s:expect_illegal(function() s.bob:casts("Gorilla War Cry") end, "Gorilla War Cry")
end)

scenario("Gorilla War Cry: Two-Headed Giant of Foriys alone blocks neither of two attackers", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  local b = s.bob:has("in play", "Hill Giant")
  s.bob:has("hand", "Gorilla War Cry")
  s.bob:lands("Mountain", 2)
  local t = s.sue:has("in play", "Two-Headed Giant of Foriys")
  local u = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { a, b }
  s.bob:casts("Gorilla War Cry")
  s:expect_illegal(function() s.sue:blocks { [t] = { a, b } } end, "R-")
  s.sue:blocks { [t] = a, [u] = a }
  s:expect(t, { blocking = true })
end)
