local both = { "fifth", "microprose" }

scenario("Blaze of Glory: one creature blocks every attacker that it can, and its controller divides its damage", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  local b = s.bob:has("in play", "Scathe Zombies")
  local flier = s.bob:has("in play", "Scryb Sprites")
  local wall = s.sue:has("in play", "Craw Wurm")
  local other = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Blaze of Glory")
  s.sue:lands("Plains", 1)
  s.bob:attacks { a, b, flier }
  s.sue:casts("Blaze of Glory", { on = wall })
  s:expect_illegal(function() s.sue:blocks { [wall] = a } end, "R-CBT-6")
  s:expect_illegal(function() s.sue:blocks {} end, "R-CBT-6")
  s.sue:blocks { [wall] = { a, b } }
  s.sue:assigns { [wall] = { [a] = 2, [b] = 4 } }
  s:to("main")
  s:expect(a, { zone = "graveyard" })
  s:expect(b, { zone = "graveyard" })
  s:expect(wall, { zone = "graveyard" })
  s:expect(other, { zone = "in play" })
  s:expect(s.sue, { life = 19 })
end)

scenario("Blaze of Glory is cast before the blocks, on a creature of the defending player's", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Wood")
  s.bob:has("hand", "Blaze of Glory")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:casts("Blaze of Glory", { on = wall }) end, "Blaze of Glory")
  s.bob:attacks { a }
  s:expect_illegal(function() s.bob:casts("Blaze of Glory", { on = a }) end, "R-TARGET-1")
  s.sue:blocks { [wall] = a }
  s:expect_illegal(function() s.bob:casts("Blaze of Glory", { on = wall }) end, "Blaze of Glory")
end)

scenario("Blaze of Glory is for creatures, lasts a turn, and leaves other blockers free", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  local b = s.bob:has("in play", "Scathe Zombies")
  local wall = s.sue:has("in play", "Wall of Stone")
  local land = s.sue:has("in play", "Plains")
  local other = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Blaze of Glory")
  s.bob:attacks { a, b }
  s.sue:mana "{W}"
  s:expect_illegal(function() s.sue:casts("Blaze of Glory", { on = land }) end, "R-TARGET-1")
  s.sue:casts("Blaze of Glory", { on = wall })
  s:expect_illegal(function() s.sue:blocks { [wall] = { a, b }, [other] = { a, b } } end, "R-")
  s.sue:blocks { [wall] = { a, b } }
  s:to("main")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { a, b }
  s:expect_illegal(function() s.sue:blocks { [wall] = { a, b } } end, "R-")
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)

scenario("Blaze of Glory: the creature must block all that it can, and no flier", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  local c = s.bob:has("in play", "Hill Giant")
  local f = s.bob:has("in play", "Serra Angel")
  local b = s.sue:has("in play", "Craw Wurm")
  s.sue:has("hand", "Blaze of Glory")
  s.sue:lands("Plains", 1)
  s.bob:attacks { a, c, f }
  s.sue:casts("Blaze of Glory", { on = b })
  s:expect_illegal(function() s.sue:blocks { [b] = a } end, "R-")
end)

scenario("Blaze of Glory forces no creature that is tapped before the blocks", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears")
  local b = s.sue:has("in play", "Craw Wurm")
  s.sue:has("hand", "Blaze of Glory")
  s.sue:lands("Plains", 1)
  s.bob:has("in play", "Icy Manipulator")
  s.bob:lands("Plains", 1)
  s.bob:attacks { a }
  s.sue:casts("Blaze of Glory", { on = b })
  s.bob:activates(s.bob:finds("Icy Manipulator", 1), { on = b })
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 18 })
end)

scenario("Blaze of Glory on Two-Headed Giant of Foriys: it blocks three attackers, and deals no more damage than it has power", both, function(s)
  local a = s.bob:has("in play", "Grizzly Bears", { count = 3 })
  local t = s.sue:has("in play", "Two-Headed Giant of Foriys")
  s.sue:has("hand", "Blaze of Glory")
  s.sue:lands("Plains", 1)
  s.bob:attacks(a)
  s.sue:casts("Blaze of Glory", { on = t })
  s.sue:blocks { [t] = a }
  s.sue:assigns { [t] = { [a[1]] = 2, [a[2]] = 2 } }
  s:turn_of(s.sue)
  s:expect(a[1], { zone = "graveyard" })
  s:expect(a[2], { zone = "graveyard" })
  s:expect(a[3], { zone = "in play" })
end)
