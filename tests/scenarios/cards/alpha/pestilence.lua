local both = { "fifth", "microprose" }

scenario("Pestilence, ruling 2004-10-04: each activation is damage of its own, 1 at a time", both, function(s)
  local it = s.bob:has("in play", "Pestilence")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Circle of Protection: Black")
  s.sue:lands("Plains", 1)
  s.bob:lands("Swamp", 2)
  s.sue:will_prevent(s.sue:finds("Circle of Protection: Black"), { on = { from = it, to = s.sue } })
  s.bob:activates(it)
  s:expect(bears, { damage = 1 })
  s.bob:activates(it)
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 18 })
end)

scenario("Pestilence, ruling 2011-06-01: with a creature in play at the end of the turn it stays", both, function(s)
  local it = s.bob:has("in play", "Pestilence")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:next_turn()
  s:expect(it, { zone = "in play" })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:casts("Lightning Bolt", { on = ogre })
  s:next_turn()
  s:expect(it, { zone = "graveyard" })
end)

scenario("Pestilence is buried at the end of a turn without creatures", function(s)
  local pestilence = s.bob:has("in play", "Pestilence")
  s:next_turn()
  s:expect(pestilence, { zone = "graveyard" })
end)

scenario("Pestilence stays at the end of a turn while there is a creature", function(s)
  local pestilence = s.bob:has("in play", "Pestilence")
  s.sue:has("in play", "Grizzly Bears")
  s:next_turn()
  s:next_turn()
  s:expect(pestilence, { zone = "in play" })
end)

scenario("Pestilence damages each creature and each player, and nothing else", function(s)
  local pestilence = s.bob:has("in play", "Pestilence")
  local rod = s.bob:has("in play", "Rod of Ruin")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:mana "{B}"
  s.bob:activates(pestilence, { held = true })
  s:to("damage prevention")
  s:expect(s, { packets = 4 })
  s:resolve()
  s:expect(rod, { damage = 0 })
  s:expect(bears, { damage = 1 })
  s:expect(elves, { zone = "graveyard" })
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 19 })
end)

scenario("R-DEST-2 Pestilence is buried: what could regenerate it is not asked", { "fifth", "microprose" }, function(s)
  s:card [[ return artifact "Test Balm" {
    cost = "{1}", text = "{0}: Regenerate target permanent.",
    activated { cost = "{0}", target = permanent, regenerate(target) },
  } ]]
  local pestilence = s.bob:has("in play", "Pestilence")
  s.bob:has("in play", "Test Balm")
  s:to("untap")
  s:expect(pestilence, { zone = "graveyard" })
  s:expect(s, { windows = { "Bob: main", "Sue: phase", "Bob: phase", "Sue: phase" } }) -- and none to regenerate in
end)
