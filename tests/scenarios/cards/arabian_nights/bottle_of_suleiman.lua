local both = { "fifth", "microprose" }

scenario("Bottle of Suleiman gives a 5/5 flying Djinn, an artifact creature, where the coin is won", both, function(s)
  local bottle = s.bob:has("in play", "Bottle of Suleiman")
  s.bob:lands("Forest", 1)
  s:chance { "heads" }
  s.bob:activates(bottle)
  s:expect(bottle, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
  local djinn = s.bob:finds("Djinn")
  s:expect(djinn, { power = 5, toughness = 5, types = { "artifact", "creature" }, colours = {}, has = { "flying" },
    controller = s.bob })
  -- R-SICK-1: it attacks in Bob's next turn.
  s:expect_illegal(function() s.bob:attacks { djinn } end, "cannot attack")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { djinn }
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
end)

scenario("Bottle of Suleiman deals 5 damage to its controller where the coin is lost", both, function(s)
  local bottle = s.bob:has("in play", "Bottle of Suleiman")
  s.bob:lands("Forest", 1)
  s:chance { "tails" }
  s.bob:activates(bottle)
  s:expect(bottle, { zone = "graveyard" })
  s:expect(s.bob, { life = 15, in_play = { "Forest" } })
end)

scenario("Bottle of Suleiman, ruling 2004-10-04: the coin of Bottle of Suleiman is flipped on resolution, the bottle is gone before", both, function(s)
  local bottle = s.bob:has("in play", "Bottle of Suleiman")
  s.bob:lands("Forest", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s:chance { "tails" }
  s.bob:activates(bottle, { held = true })
  -- R-COST-3: the sacrifice is a cost.
  s:expect(bottle, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
  s.sue:casts("Lightning Bolt", { on = s.bob, held = true })
  s:resolve()
  s:expect(s.bob, { life = 12 })
end)

scenario("Bottle of Suleiman is not opened without {1}, and its Djinn dies to what destroys artifacts", both, function(s)
  local bottle = s.bob:has("in play", "Bottle of Suleiman")
  s:expect_illegal(function() s.bob:activates(bottle) end, "cannot be paid")
  s:expect(bottle, { zone = "in play" })
  s.bob:lands("Forest", 1)
  s:chance { "heads" }
  s.bob:activates(bottle)
  local djinn = s.bob:finds("Djinn")
  s.sue:has("hand", "Shatter")
  s.sue:lands("Mountain", 2)
  s.sue:casts("Shatter", { on = djinn })
  s:expect(djinn, { zone = "nowhere" })
end)
