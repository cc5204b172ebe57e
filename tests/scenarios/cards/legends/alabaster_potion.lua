local both = { "fifth", "microprose" }

scenario("Alabaster Potion gives its target X life", both, function(s)
  s.bob:has("hand", "Alabaster Potion")
  s.bob:lands("Plains", 6)
  s.bob:casts("Alabaster Potion", { mode = 1, x = 4, on = s.bob })
  s:expect(s.bob, { life = 24, graveyard = { "Alabaster Potion" } })
end)

scenario("Alabaster Potion may be given to the other player, for no life at all too", both, function(s)
  s.bob:has("hand", "Alabaster Potion", { count = 2 })
  s.bob:lands("Plains", 5)
  s.bob:casts("Alabaster Potion", { mode = 1, x = 1, on = s.sue })
  s:expect(s.sue, { life = 21 })
  s.bob:casts("Alabaster Potion", { mode = 1, x = 0, on = s.sue })
  s:expect(s.sue, { life = 21 })
end)

scenario("Alabaster Potion prevents X of the damage to a creature", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")         -- 6/4
  local ogre = s.sue:has("in play", "Gray Ogre")         -- 2/2
  s.sue:has("hand", "Alabaster Potion")
  s.sue:lands("Plains", 7)
  s.bob:attacks { wurm }
  s.sue:blocks { [ogre] = wurm }
  s.sue:will_prevent("Alabaster Potion", { mode = 2, x = 5, on = { from = wurm, to = ogre } })
  s:to("end of attack")
  s:expect(ogre, { zone = "in play", damage = 1 })
end)

scenario("Alabaster Potion prevents X of the damage to a player, and the rest is dealt", both, function(s)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Alabaster Potion")
  s.sue:lands("Plains", 4)
  s.sue:will_prevent("Alabaster Potion", { mode = 2, x = 2, on = { to = s.sue } })
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 19 })
end)

scenario("R-DP-8 Alabaster Potion prevents nothing beforehand", both, function(s)
  s.bob:has("hand", "Alabaster Potion")
  s.bob:lands("Plains", 4)
  s:expect_illegal(function() s.bob:casts("Alabaster Potion", { mode = 2, x = 2, on = s.bob }) end, "mode = 2 is not possible")
end)

scenario("Alabaster Potion prevents damage to a creature that no white spell can have as its target, for the damage is the target", both, function(s)
  local knight = s.sue:has("in play", "Black Knight")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Alabaster Potion")
  s.sue:lands("Plains", 5)
  s.sue:will_prevent("Alabaster Potion", { mode = 2, x = 3, on = { to = knight } })
  s.bob:casts("Lightning Bolt", { on = knight })
  s:expect(knight, { zone = "in play", damage = 0 })
end)
