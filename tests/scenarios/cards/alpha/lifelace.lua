local both = { "fifth", "microprose" }

scenario("Lifelace makes a permanent green for good", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Lifelace")
  s.bob:mana "{G}"
  s.bob:casts("Lifelace", { on = ogre })
  s:expect(ogre, { colours = { "green" } })
  s:next_turn()
  s:expect(ogre, { colours = { "green" } })
end)

scenario("R-INT-5 Lifelace on a spell: it costs what it cost, and the creature that comes of it is green", both, function(s)
  s.bob:has("hand", "Gray Ogre")
  s.bob:mana "{2}{R}"
  s.sue:has("hand", "Lifelace")
  s.sue:mana "{G}"
  local ogre = s.bob:casts("Gray Ogre", { held = true })
  s.sue:interrupts(ogre, "Lifelace")
  s:resolve()
  s:expect(ogre, { zone = "in play", colours = { "green" } })
  s:expect(s.bob, { mana = "" })
end)

scenario("Lifelace leaves the costs of a permanent's abilities as they are", both, function(s)
  local shade = s.bob:has("in play", "Frozen Shade")
  s.bob:has("hand", "Lifelace")
  s.bob:mana "{G}"
  s.bob:casts("Lifelace", { on = shade })
  s:expect(shade, { colours = { "green" } })
  s.bob:mana "{G}"
  s:expect_illegal(function() s.bob:activates(shade) end, "R-COST-1")
  s.bob:lands("Swamp", 1)
  s.bob:activates(shade)
  s:expect(shade, { power = 1, toughness = 2 })
end)

scenario("R-COLOR-4 Lifelace on a Lightning Bolt: the damage is green, and Circle of Protection: Green prevents it", both, function(s)
  local green = s.sue:has("in play", "Circle of Protection: Green")
  s.sue:mana "{1}"
  s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Lifelace")
  s.bob:mana "{R}{G}"
  local bolt = s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s.bob:interrupts(bolt, "Lifelace")
  s.sue:will_prevent(green, { on = { to = s.sue } })
  s:resolve()
  s:expect(s.sue, { life = 20 })
end)

scenario("Lifelace on a land: it is green and gives the mana that it gave", both, function(s)
  local swamp = s.bob:has("in play", "Swamp")
  s.bob:has("hand", "Lifelace")
  s.bob:mana "{G}"
  s.bob:casts("Lifelace", { on = swamp })
  s:expect(swamp, { colours = { "green" }, land_types = { "swamp" } })
  s.bob:taps_for_mana(swamp)
  s:expect(s.bob, { mana = "{B}" })
end)

scenario("R-COLOR-4 Lifelace on Karma: the damage that it deals from then on is green", both, function(s)
  local karma = s.bob:has("in play", "Karma")
  s.sue:lands("Swamp", 1)
  local circle = s.sue:has("in play", "Circle of Protection: Green")
  s.sue:has("hand", "Lifelace")
  s.sue:mana "{G}"
  s.sue:casts("Lifelace", { on = karma })
  s.sue:will_prevent(circle, { on = { to = s.sue } })
  s:next_turn()
  s:expect(s.sue, { life = 20 })
end)
