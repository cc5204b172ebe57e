local both = { "fifth", "microprose" }

scenario("Ironclaw Orcs block no creature with power 2 or greater", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local elves = s.bob:has("in play", "Llanowar Elves")
  local orcs = s.sue:has("in play", "Ironclaw Orcs")
  s:expect(orcs, { power = 2, toughness = 2, colours = { "red" } })
  s.bob:attacks { bears, elves }
  s:expect_illegal(function() s.sue:blocks { [orcs] = bears } end, "Ironclaw Orcs")
  s.sue:blocks { [orcs] = elves }
  s:to("main")
  s:expect(elves, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("R-CRE-4 Ironclaw Orcs look at the power of now", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:has("in play", "Holy Strength", { on = elves })
  s.sue:has("in play", "Weakness", { on = bears })
  local orcs = s.sue:has("in play", "Ironclaw Orcs")
  s.bob:attacks { bears, elves }
  s:expect_illegal(function() s.sue:blocks { [orcs] = elves } end, "Ironclaw Orcs")
  s.sue:blocks { [orcs] = bears }
  s:expect(orcs, { blocking = true })
end)

scenario("R-BLOCK-2 Ironclaw Orcs go on blocking what grows after the block", both, function(s)
  local elves = s.bob:has("in play", "Llanowar Elves")
  local orcs = s.sue:has("in play", "Ironclaw Orcs")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:attacks { elves }
  s.sue:blocks { [orcs] = elves }
  s.bob:casts("Giant Growth", { on = elves })
  s:expect(orcs, { blocking = true })
  s:to("main")
  s:expect(orcs, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Ironclaw Orcs attack like others, and cost {1}{R}", both, function(s)
  local it = s.bob:has("hand", "Ironclaw Orcs")
  s.bob:mana "{R}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts(it)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-BAND-3 Ironclaw Orcs block a band by a member of power 1", both, function(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local orcs = s.sue:has("in play", "Ironclaw Orcs")
  s.bob:attacks { { hero, wurm } }
  s:expect_illegal(function() s.sue:blocks { [orcs] = wurm } end, "Ironclaw Orcs")
  s.sue:blocks { [orcs] = hero }
  s.bob:assigns { [orcs] = { [wurm] = 2 } }
  s:to("main")
  s:expect(orcs, { zone = "graveyard" })
  s:expect(hero, { zone = "in play" })
  s:expect(wurm, { damage = 2 })
  s:expect(s.sue, { life = 20 })
end)

scenario("False Orders makes Ironclaw Orcs block nothing that they cannot block", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local elves = s.bob:has("in play", "Llanowar Elves")
  local orcs = s.sue:has("in play", "Ironclaw Orcs")
  s.bob:has("hand", "False Orders")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { wurm, elves }
  s.sue:blocks { [orcs] = elves }
  -- The one attacker that it can block is taken without a question.
  s.bob:will("pay", true)
  s.bob:casts("False Orders")
  s:expect(orcs, { blocking = { elves } })
  s:to("main")
  s:expect(orcs, { zone = "in play" })
  s:expect(s.sue, { life = 14 })
end)

scenario("R-FORCE-1 Lure does not force Ironclaw Orcs to block what they cannot block", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Lure", { on = bears })
  local elves = s.bob:has("in play", "Llanowar Elves")
  local orcs = s.sue:has("in play", "Ironclaw Orcs")
  s.bob:attacks { bears, elves }
  s.sue:blocks { [orcs] = elves }
  s:expect(orcs, { blocking = true })
end)

scenario("Ironclaw Orcs keep blocking what grows after the block", both, function(s)
  local orcs = s.sue:has("in play", "Ironclaw Orcs")
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:attacks { elves }
  s.sue:blocks { [orcs] = elves }
  s.bob:casts("Giant Growth", { on = elves })
  s:to("main")
  s:expect(orcs, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)
