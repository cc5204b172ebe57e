local both = { "fifth", "microprose" }

scenario("Chaos Lord goes to the opponent in its controller's upkeep where the number of permanents is even, and attacks there at once", both, function(s)
  local lord = s.bob:has("in play", "Chaos Lord")
  s.sue:has("in play", "Gray Ogre")
  s:expect(lord, { power = 7, toughness = 7, has = { "first strike" } })
  s:next_turn()
  s:expect(lord, { controller = s.bob })
  s:next_turn()
  s:expect(lord, { controller = s.sue })
  s:turn_of(s.sue)
  -- In her upkeep two permanents are even again.
  s:expect(lord, { controller = s.bob })
  s.bob:has("in play", "Forest")
  s:turn_of(s.bob)
  s:expect(lord, { controller = s.bob })
  s.bob:attacks { lord }
  s:to("end of attack")
  s:expect(s.sue, { life = 13 })
end)

scenario("Chaos Lord attacks on the turn on which it comes to a new side", both, function(s)
  local lord = s.sue:has("in play", "Chaos Lord")
  s.bob:has("hand", "Control Magic")
  s.sue:lands("Forest", 2)
  s:next_turn()
  s:next_turn()
  s.bob:lands("Island", 4)
  s.bob:casts("Control Magic", { on = lord })
  s:expect(lord, { controller = s.bob })
  s.bob:attacks { lord }
  s:to("end of attack")
  s:expect(s.sue, { life = 13 })
end)

scenario("R-SICK-1 Chaos Lord does not attack on the turn on which it first comes into play", both, function(s)
  s.bob:has("hand", "Chaos Lord")
  s.bob:lands("Mountain", 7)
  local lord = s.bob:casts("Chaos Lord")
  s:expect_illegal(function() s.bob:attacks { lord } end, "R-SICK-1")
end)

scenario("Chaos Lord stays where the number of permanents is odd", both, function(s)
  local lord = s.bob:has("in play", "Chaos Lord")
  s.bob:lands("Mountain", 1)
  s.sue:has("in play", "Sol Ring", { tapped = true })
  s:next_turn()
  s:next_turn()
  s:expect(lord, { controller = s.bob })
end)

scenario("Chaos Lord counts tokens, lands and enchantments of both players, and itself", both, function(s)
  local lord = s.bob:has("in play", "Chaos Lord")
  s.sue:has("in play", "Crusade")
  s.bob:has("in play", "Forest")
  s.bob:has("in play", "The Hive")
  s.bob:mana "{5}"
  s.bob:activates(s.bob:finds("The Hive"))            -- five permanents now
  s.sue:has("in play", "Sol Ring")                    -- six
  s:turn_of(s.sue)
  s:expect(lord, { controller = s.bob })
  s:turn_of(s.bob)
  s:expect(lord, { controller = s.sue })
end)

scenario("Chaos Lord that has been in play since before the turn attacks at once for who has stolen it in it", both, function(s)
  local lord = s.sue:has("in play", "Chaos Lord")
  s.bob:has("hand", "Control Magic")
  s.bob:lands("Island", 4)
  s.bob:casts("Control Magic", { on = lord })
  s.bob:attacks { lord }
  s:to("end of attack")
  s:expect(s.sue, { life = 13 })
end)
