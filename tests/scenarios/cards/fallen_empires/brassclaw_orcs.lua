scenario("Brassclaw Orcs block no creature of power 2 or more", { "fifth", "microprose" }, function(s)
  local orcs = s.sue:has("in play", "Brassclaw Orcs")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:attacks { bears, elves }
  s:expect_illegal(function() s.sue:blocks { [orcs] = bears } end, "Brassclaw Orcs")
  s.sue:blocks { [orcs] = elves }
  s:to("main")
  s:expect(elves, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Brassclaw Orcs stay in the way of a creature that grows once it is blocked", { "fifth", "microprose" }, function(s)
  local orcs = s.sue:has("in play", "Brassclaw Orcs")
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:attacks { elves }
  s.sue:blocks { [orcs] = elves }
  s.bob:casts("Giant Growth", { target = elves })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(orcs, { zone = "graveyard" })
end)

scenario("Brassclaw Orcs may block a creature whose power was lowered in time", { "fifth", "microprose" }, function(s)
  local orcs = s.sue:has("in play", "Brassclaw Orcs")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local flute = s.sue:has("in play", "Bone Flute")
  s.sue:lands("Forest", 2)
  s.bob:attacks { bears }
  s.sue:activates(flute)
  s.sue:blocks { [orcs] = bears }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(orcs, { zone = "in play", damage = 1 })
end)
