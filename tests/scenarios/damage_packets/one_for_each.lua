local both = { "fifth", "microprose" }

scenario("R-DMG-1 damage lowers a player's life, and adds up on a creature until the turn ends", both, function(s)
  local angel = s.sue:has("in play", "Serra Angel")
  local pestilence = s.bob:has("in play", "Pestilence")
  s.bob:mana "{B}{B}{B}"
  for _ = 1, 3 do s.bob:activates(pestilence) end
  s:expect(angel, { damage = 3, zone = "in play" })
  s:expect(s.sue, { life = 17 })
  s:next_turn()
  s:expect(angel, { damage = 0, zone = "in play" })
  s:expect(s.sue, { life = 17 })
end)

scenario("R-DMG-2 R-DMG-3 a packet for each attacker and each victim, of combat damage", both, function(s)
  local first, second = s.bob:has("in play", "Grizzly Bears"), s.bob:has("in play", "Gray Ogre")
  local third = s.bob:has("in play", "Hurloon Minotaur")
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.sue:has("in play", "Samite Healer")
  s.bob:attacks { first, second, third }
  s.sue:blocks { [wall] = third }
  s:to("damage prevention")
  s:expect(s, { packets = {
    { from = first, to = s.sue, amount = 2, combat = true },
    { from = second, to = s.sue, amount = 2, combat = true },
    { from = third, to = wall, amount = 2, combat = true },
    { from = wall, to = third, amount = 2, combat = true },
  } })
end)

scenario("R-DMG-3 what an ability deals in combat is no combat damage", both, function(s)
  s:card [[ return summon "Cat" "Test Cat" { cost = "{R}", power = 1, toughness = 1,
    deals_damage { what = self, to = players, combat = true, gain_life(1) } } ]]
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.sue:has("in play", "Samite Healer")
  s.bob:attacks {}
  s.bob:activates(sorcerer, { target = s.sue, held = true })
  s:to("damage prevention")
  s:expect(s, { packets = { { from = sorcerer, to = s.sue, amount = 1, combat = false } } })
end)

scenario("R-DMG-2 R-COLOR-4 a packet has the colour that its source had", both, function(s)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  local circle = s.sue:has("in play", "Circle of Protection: Blue")
  local other = s.sue:has("in play", "Circle of Protection: Black")
  s.sue:lands("Plains", 2)
  s.bob:activates(sorcerer, { target = s.sue, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(other) end, "R-TARGET-1")
  s.sue:activates(circle)
  s:resolve()
  s:expect(s.sue, { life = 20 })
end)

scenario("R-DMG-2 what one effect deals to one victim, it deals as one packet", both, function(s)
  s:card [[ return sorcery "Test Rain" { cost = "{R}", deal(1, each(players)), deal(1, each(players)) } ]]
  local rain = s.bob:has("hand", "Test Rain")
  s.bob:mana "{R}"
  s.sue:has("in play", "Samite Healer")
  s.bob:casts(rain, { held = true })
  s:to("damage prevention")
  s:expect(s, { packets = { { from = rain, to = s.bob, amount = 2 }, { from = rain, to = s.sue, amount = 2 } } })
end)
