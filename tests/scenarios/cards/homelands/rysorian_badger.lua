local both = { "fifth", "microprose" }

scenario("Rysorian Badger that is not blocked may take two creatures out of the defender's graveyard instead of its damage", both, function(s)
  local badger = s.bob:has("in play", "Rysorian Badger")
  local bears = s.sue:has("graveyard", "Grizzly Bears")
  local ogre = s.sue:has("graveyard", "Gray Ogre")
  local bolt = s.sue:has("graveyard", "Lightning Bolt")
  local mine = s.bob:has("graveyard", "Grizzly Bears")
  s:expect(badger, { power = 2, toughness = 2 })
  s.bob:will("target", bears)
  s.bob:will("target", ogre)
  s.bob:will("pay", true)
  s.bob:attacks { badger }
  s:to("main")
  s:expect(bears, { zone = "out of game" })
  s:expect(ogre, { zone = "out of game" })
  s:expect(bolt, { zone = "graveyard" })
  s:expect(mine, { zone = "graveyard" })
  s:expect(s.bob, { life = 22 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Rysorian Badger deals its damage when its controller does not want the creatures", both, function(s)
  local badger = s.bob:has("in play", "Rysorian Badger")
  local bears = s.sue:has("graveyard", "Grizzly Bears")
  s.bob:will("target", bears)
  s.bob:will("pay", false)
  s.bob:attacks { badger }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 18 })
end)

scenario("Rysorian Badger that is blocked takes nothing", both, function(s)
  local badger = s.bob:has("in play", "Rysorian Badger")
  local gate = s.sue:has("in play", "Cemetery Gate")
  local bears = s.sue:has("graveyard", "Grizzly Bears")
  s.bob:attacks { badger }
  s.sue:blocks { [gate] = badger }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
end)

scenario("Rysorian Badger may keep its damage where no creature lies in the graveyard", both, function(s)
  local badger = s.bob:has("in play", "Rysorian Badger")
  s.sue:has("graveyard", "Lightning Bolt")
  s.bob:will("pay", true)
  s.bob:attacks { badger }
  s:to("main")
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Rysorian Badger may deal no damage though the graveyard is empty", both, function(s)
  local badger = s.bob:has("in play", "Rysorian Badger")
  s.bob:attacks { badger }
  s.bob:will("pay", true)
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Rysorian Badger keeps all its damage from the defending player for the rest of the turn", both, function(s)
  s:card [[ return enchant_creature "Spare Claws" { cost = "{R}",
    continuous { affects = enchanted, gains = activated { cost = "{0}", deal(1, players:not_among(you)) } } } ]]
  local badger = s.bob:has("in play", "Rysorian Badger")
  s.bob:has("in play", "Spare Claws", { on = badger })
  s.bob:will("pay", true)
  s.bob:attacks { badger }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s.bob:activates(badger)
  s:expect(s.sue, { life = 20 })
  s:next_turn()
  s.bob:activates(badger)
  s:expect(s.sue, { life = 19 })
end)
