local both = { "fifth", "microprose" }

scenario("Gaze of Pain turns the damage of unblocked attackers on creatures, one by one", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel", { tapped = true })
  s.bob:has("hand", "Gaze of Pain")
  s.bob:lands("Swamp", 2)
  s.bob:casts("Gaze of Pain")
  s.bob:attacks { wurm, ogre }
  s.bob:will("pay", true)
  s.bob:will("target", angel)
  s.bob:will("pay", false)
  s.sue:blocks {}
  s:to("main")
  s:expect(angel, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Gaze of Pain is nothing to a blocked creature, to the opponent's, and to the next turn", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Gaze of Pain")
  s.bob:lands("Swamp", 2)
  s.bob:casts("Gaze of Pain")
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s:to("end of attack")
  s:expect(wall, { damage = 6 })
  s:next_turn()
  s:next_turn()
  s.bob:attacks { wurm }
  s.sue:blocks {}
  s:to("end of attack")
  s:expect(s.sue, { life = 14 })
end)

scenario("Gaze of Pain is over with its turn and no matter to the attackers of the next", both, function(s)
  s.bob:has("hand", "Gaze of Pain")
  s.bob:has("in play", "Serra Angel", { tapped = true })
  s.bob:lands("Swamp", 2)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:casts("Gaze of Pain")
  s:next_turn()
  s.sue:attacks { ogre }
  s.bob:blocks {}
  s:to("end of attack")
  s:expect(s.bob, { life = 18 })
end)

scenario("Gaze of Pain deals the power that the attacker has when it is not blocked: a later Giant Growth adds nothing", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.sue:has("in play", "Craw Wurm", { tapped = true })
  s.bob:has("hand", "Gaze of Pain")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Swamp", 2)
  s.bob:lands("Forest", 1)
  s.bob:casts("Gaze of Pain")
  s.bob:attacks { ogre }
  s.bob:will("pay", true)
  s.bob:will("target", wurm)
  s.sue:blocks {}
  s.bob:casts("Giant Growth", { on = ogre })
  s:to("main")
  s:expect(wurm, { damage = 2 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Gaze of Pain keeps all damage of such an attacker from the defending player for the rest of the turn", both, function(s)
  s.bob:has("hand", "Gaze of Pain"); s.bob:lands("Swamp", 2)
  local archer = s.bob:makes("Watchful Archer", { power = 2, toughness = 2, types = { "creature" }, text = "Attacking does not cause Watchful Archer to tap.\n{T}: Watchful Archer deals 1 damage to target creature or player." })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:casts("Gaze of Pain")
  s.bob:attacks { archer }
  s.bob:will("pay", true)
  s.bob:will("target", bears)
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
  s.bob:activates(archer, { target = s.sue })
  s:expect(s.sue, { life = 20 })
end)
