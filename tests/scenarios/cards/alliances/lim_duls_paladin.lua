local both = { "fifth", "microprose" }

scenario("Lim-Dûl's Paladin stays for a card that its controller chooses and discards in the upkeep", both, function(s)
  local it = s.bob:has("in play", "Lim-Dûl's Paladin")
  local bears = s.bob:has("hand", "Grizzly Bears")
  local ogre = s.bob:has("hand", "Gray Ogre")
  s:next_turn()
  s:expect(s.bob, { hand = 2 })
  s.bob:will("pay", true)
  s.bob:will("discard", ogre)
  s:to("upkeep")
  s:to("draw")
  s:next_turn()
  s:expect(it, { zone = "in play" })
  s:expect(bears, { zone = "hand" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("Lim-Dûl's Paladin is buried when no card is discarded, and its controller draws a card", both, function(s)
  local it = s.bob:has("in play", "Lim-Dûl's Paladin")
  local bears = s.bob:has("hand", "Grizzly Bears")
  s:next_turn()
  s.bob:will("pay", false)
  s:next_turn()
  s:expect(it, { zone = "graveyard" })
  s:expect(bears, { zone = "hand" })
  s:expect(s.bob, { hand = 3 })
end)

scenario("Lim-Dûl's Paladin is 6/6 and tramples when it is blocked, once for two blockers", both, function(s)
  local it = s.bob:has("in play", "Lim-Dûl's Paladin")
  local a = s.sue:has("in play", "Grizzly Bears")
  local b = s.sue:has("in play", "Grizzly Bears")
  s:expect(it, { power = 0, toughness = 3, colours = { "black", "red" } })
  s.bob:attacks { it }
  s.sue:blocks { [a] = it, [b] = it }
  s:expect(it, { power = 6, toughness = 6, has = { "trample" } })
  s.bob:assigns { [it] = { [a] = 2, [b] = 4 } }
  s:to("main")
  s:expect(a, { zone = "graveyard" })
  s:expect(b, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Lim-Dûl's Paladin unblocked costs the defending player 4 life and deals no damage", both, function(s)
  local it = s.bob:has("in play", "Lim-Dûl's Paladin")
  s.bob:has("in play", "Unholy Strength", { on = it })
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)

scenario("R-LIFE-6 the life that Lim-Dûl's Paladin costs is no damage: no Circle prevents it", both, function(s)
  local paladin = s.bob:has("in play", "Lim-Dûl's Paladin")
  local circle = s.sue:has("in play", "Circle of Protection: Red")
  s.sue:lands("Plains", 2)
  s.bob:attacks { paladin }
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 16 })
  s:expect_illegal(function() s.sue:activates(circle) end, "R-DP-8")
end)
