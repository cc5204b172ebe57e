local both = { "fifth", "microprose" }

scenario("Goblin Lyre won deals the opponent as much damage as its controller has creatures", both, function(s)
  local lyre = s.bob:has("in play", "Goblin Lyre")
  s.bob:has("in play", "Gray Ogre", { count = 3 })
  s.sue:has("in play", "Gray Ogre", { count = 2 })
  s:chance { "heads" }
  s.bob:activates(lyre, { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 20 })
  s:expect(lyre, { zone = "graveyard" })
end)

scenario("Goblin Lyre lost deals its controller as much damage as the opponent has creatures", both, function(s)
  local lyre = s.bob:has("in play", "Goblin Lyre")
  s.bob:has("in play", "Gray Ogre", { count = 3 })
  s.sue:has("in play", "Gray Ogre", { count = 2 })
  s:chance { "tails" }
  s.bob:activates(lyre, { target = s.sue })
  s:expect(s.bob, { life = 18 })
  s:expect(s.sue, { life = 20 })
  s:expect(lyre, { zone = "graveyard" })
end)

scenario("Goblin Lyre counts when it resolves: a creature killed in response is not counted", both, function(s)
  local lyre = s.bob:has("in play", "Goblin Lyre")
  local ogres = s.bob:has("in play", "Gray Ogre", { count = 2 })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s:chance { "heads" }
  s.bob:activates(lyre, { target = s.sue, held = true })
  s.sue:casts("Lightning Bolt", { on = ogres[1], held = true })
  s:resolve()
  s:expect(s.sue, { life = 19 })
end)

scenario("Goblin Lyre deals damage as an artifact, which a Circle prevents though the Lyre is gone", both, function(s)
  local lyre = s.bob:has("in play", "Goblin Lyre")
  s.bob:has("in play", "Gray Ogre", { count = 3 })
  local circle = s.sue:has("in play", "Circle of Protection: Artifacts")
  s.sue:lands("Plains", 2)
  s:chance { "heads" }
  s.sue:will_prevent(circle)
  s.bob:activates(lyre, { target = s.sue })
  s:expect(s.sue, { life = 20 })
end)

scenario("Goblin Lyre lost with no creature of the opponent hurts nobody, and a token counts", both, function(s)
  local one = s.bob:has("in play", "Goblin Lyre")
  local two = s.bob:has("in play", "Goblin Lyre")
  s:chance { "tails", "heads" }
  s.bob:activates(one, { target = s.sue })
  s:expect(s.bob, { life = 20 })
  local hive = s.bob:has("in play", "The Hive")
  s.bob:mana "{5}"
  s.bob:activates(hive)
  s.bob:activates(two, { target = s.sue })
  s:expect(s.sue, { life = 19 })
end)

scenario("Goblin Lyre deals damage for the creatures of the one or the other", both, function(s)
  s:card [[return artifact "Goblin Lyre" {
    cost = "{3}",
    activated {
      cost = sacrifice(self),
      target = opponent,
      flip_coin {
        won = { deal(count(creatures:controlled_by(you)), target) },
        lost = { deal(count(creatures:controlled_by(target)), you) },
      },
    },
  }]]
  local won = s.bob:has("in play", "Goblin Lyre")
  local lost = s.bob:has("in play", "Goblin Lyre")
  s.bob:has("in play", "Gray Ogre", { count = 3 })
  s.sue:has("in play", "Gray Ogre", { count = 2 })
  s:chance { "heads", "tails" }
  s.bob:activates(won, { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 20 })
  s.bob:activates(lost, { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 18 })
end)
