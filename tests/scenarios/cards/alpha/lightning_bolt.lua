local both = { "fifth", "microprose" }

scenario("R-TARGET-5 Lightning Bolt at a creature that Unsummon has saved does nothing and goes to the graveyard", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.sue:has("hand", "Unsummon")
  s.sue:mana "{U}"
  local bolt = s.bob:casts("Lightning Bolt", { on = ogre, held = true })
  s.sue:casts("Unsummon", { on = ogre, held = true })
  s:resolve()
  s:expect(ogre, { zone = "hand" })
  s:expect(bolt, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-BATCH-2 Lightning Bolt in response to Giant Growth kills the creature, and the Growth comes too late", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{G}"
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.bob:casts("Giant Growth", { on = bears, held = true })
  s.sue:casts("Lightning Bolt", { on = bears, held = true })
  s:resolve()
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-DP-9 Giant Growth in response to Lightning Bolt saves the creature, in the prevention step it cannot be cast", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Lightning Bolt", { count = 2 })
  s.bob:mana "{R}{R}"
  s.sue:has("hand", "Giant Growth", { count = 2 })
  s.sue:mana "{G}{G}"
  s.bob:casts("Lightning Bolt", { on = bears, held = true })
  s.sue:casts("Giant Growth", { on = bears, held = true })
  s:resolve()
  s:expect(bears, { zone = "in play", damage = 3, toughness = 5 })
  s.bob:casts("Lightning Bolt", { on = ogre, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:casts("Giant Growth", { on = ogre }) end, "R-DP-2")
  s:resolve()
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-DMG-1 Lightning Bolt and a second one in the same turn kill a Serra Angel", both, function(s)
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Lightning Bolt", { count = 2 })
  s.bob:mana "{R}{R}"
  s.bob:casts("Lightning Bolt", { on = angel })
  s:expect(angel, { zone = "in play", damage = 3 })
  s.bob:casts("Lightning Bolt", { on = angel })
  s:expect(angel, { zone = "graveyard" })
end)
