local both = { "fifth", "microprose" }

scenario("R-MANA-4 Mana Short empties the pool without burn, and leaves the mana of artifacts to be made", both, function(s)
  s.sue:lands("Island", 2)
  s.sue:mana "{R}{R}"
  local mox = s.sue:has("in play", "Mox Ruby")
  s.bob:has("hand", "Mana Short")
  s.bob:mana "{2}{U}"
  s.bob:casts("Mana Short", { target = s.sue })
  s:expect(s.sue, { mana = "" })
  s:expect(s.sue:finds("Island", 1), { tapped = true })
  s:expect(mox, { tapped = false })
  s:next_turn()
  s:expect(s.sue, { life = 20 })
end)

scenario("Mana Short, ruling 2004-10-04: a spell that it answers has been paid for", both, function(s)
  s.sue:lands("Mountain", 2)
  s.sue:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Mana Short")
  s:turn_of(s.sue)
  s.bob:mana "{2}{U}"
  s.sue:casts("Lightning Bolt", { on = s.bob, held = true })
  s.bob:casts("Mana Short", { target = s.sue, held = true })
  s:resolve()
  s:expect(s.bob, { life = 17 })
  for n = 1, 2 do s:expect(s.sue:finds("Mountain", n), { tapped = true }) end
end)

scenario("Mana Short, ruling 2004-10-04: it taps lands that give no mana, too", both, function(s)
  local maze = s.sue:has("in play", "Maze of Ith")
  s.bob:has("hand", "Mana Short")
  s.bob:mana "{2}{U}"
  s.bob:casts("Mana Short", { target = s.sue })
  s:expect(maze, { tapped = true })
end)

scenario("Mana Short, ruling 2004-10-04: in response the lands may be used for an instant", both, function(s)
  s.sue:lands("Mountain", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Mana Short")
  s.bob:mana "{2}{U}"
  s.bob:casts("Mana Short", { target = s.sue, held = true })
  s.sue:casts("Lightning Bolt", { on = s.bob, held = true })
  s:resolve()
  s:expect(s.bob, { life = 17 })
end)

scenario("R-COST-6 lands that Mana Short taps give no mana, and Manabarbs does not sting", both, function(s)
  s.bob:has("in play", "Manabarbs")
  s.sue:lands("Island", 3)
  s.bob:has("hand", "Mana Short")
  s.bob:mana "{2}{U}"
  s.bob:casts("Mana Short", { target = s.sue })
  s:expect(s.sue, { life = 20, mana = "" })
end)

scenario("Mana Short in the upkeep leaves no land for the spells of the main phase", both, function(s)
  s.bob:has("hand", "Mana Short")
  s.bob:lands("Island", 3)
  s.sue:lands("Mountain", 3)
  s.sue:has("hand", "Gray Ogre")
  s:to("cleanup")
  s:to("upkeep")
  s.bob:casts("Mana Short", { target = s.sue })
  s:to("main")
  s:expect(s, { turn_of = s.sue })
  s:expect_illegal(function() s.sue:casts("Gray Ogre") end, "R-COST-1")
end)

scenario("Mana Short taps all lands of a player and drains the pool", function(s)
  local swamps = s.sue:has("in play", "Swamp", { count = 2 })
  local forest = s.bob:has("in play", "Forest")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:mana "{B}{B}"
  s.bob:has("hand", "Mana Short")
  s.bob:mana "{U}{U}{U}"
  s.bob:casts("Mana Short", { target = s.sue })
  for _, swamp in ipairs(swamps) do s:expect(swamp, { tapped = true }) end
  s:expect(s.sue, { mana = "", life = 20 })
  s:expect(forest, { tapped = false })
  s:expect(rod, { tapped = false })
end)
