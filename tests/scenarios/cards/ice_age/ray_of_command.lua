local both = { "fifth", "microprose" }

scenario("Ray of Command untaps an opponent's creature and borrows it until end of turn; it attacks at once, and goes back tapped", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm", { tapped = true })
  s.bob:has("hand", "Ray of Command")
  s.bob:mana "{3}{U}"
  s.bob:casts("Ray of Command", { on = wurm })
  s:expect(wurm, { controller = s.bob, tapped = false })
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 14 })
  s:next_turn()
  s:expect(wurm, { controller = s.sue })
end)

scenario("Ray of Command in the opponent's attack takes the attacker out of combat (R-RMC-1), and it blocks another", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Ray of Command")
  s.bob:lands("Island", 4)
  s:turn_of(s.sue)
  s.sue:attacks { wurm, ogre }
  s.bob:casts("Ray of Command", { on = wurm })
  s:expect(wurm, { attacking = false, controller = s.bob })
  s.bob:blocks { [wurm] = ogre }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
end)

scenario("R-TARGET-1 Ray of Command takes no own creature and nothing else", both, function(s)
  s.sue:has("in play", "Grizzly Bears")
  local own = s.bob:has("in play", "Gray Ogre")
  local ring = s.sue:has("in play", "Sol Ring")
  s.bob:has("hand", "Ray of Command")
  s.bob:mana "{3}{U}"
  s:expect_illegal(function() s.bob:casts("Ray of Command", { on = own }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:casts("Ray of Command", { on = ring }) end, "R-TARGET-1")
end)

scenario("Ray of Command, ruling 2004-10-04: the creature goes back in the cleanup phase, and is tapped then", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Ray of Command")
  s.bob:lands("Island", 4)
  s:turn_of(s.sue)
  s.bob:casts("Ray of Command", { on = wurm })
  s:to("discard")
  s:expect(wurm, { controller = s.bob, tapped = false })
  s:turn_of(s.bob)
  s:expect(wurm, { controller = s.sue, tapped = true })
end)

scenario("Ray of Command, ruling 2004-10-04: an untapped creature is a target", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Ray of Command")
  s.bob:mana "{3}{U}"
  s.bob:casts("Ray of Command", { on = wurm })
  s:expect(wurm, { controller = s.bob, tapped = false })
end)

scenario("a creature that Ray of Command took and that its owner takes back in the same turn is not tapped", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Ray of Command")
  s.sue:has("hand", "Ray of Command")
  s.bob:lands("Island", 4)
  s.sue:lands("Island", 4)
  s.bob:casts("Ray of Command", { on = bears })
  s.sue:casts("Ray of Command", { on = bears })
  s:expect(bears, { controller = s.sue, tapped = false })
end)

scenario("Ray of Command: who keeps the creature by Control Magic does not lose it, and it stays untapped", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Ray of Command")
  s.bob:has("hand", "Control Magic")
  s.bob:mana "{3}{U}{2}{U}{U}"
  s.bob:casts("Ray of Command", { on = ogre })
  s.bob:casts("Control Magic", { on = ogre })
  s:next_turn()
  s:expect(ogre, { controller = s.bob, tapped = false })
end)

scenario("Ray of Command twice in a turn: the creature is back with its owner, and is not tapped", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Ray of Command")
  s.sue:has("hand", "Ray of Command")
  s.bob:mana "{3}{U}"
  s.sue:mana "{3}{U}"
  s.bob:casts("Ray of Command", { on = ogre })
  s.sue:casts("Ray of Command", { on = ogre })
  s:expect(ogre, { controller = s.sue })
  s:next_turn()
  s:expect(ogre, { controller = s.sue, tapped = false })
end)
