scenario("Mishra's Factory gives colourless mana", function(s)
  local factory = s.bob:has("in play", "Mishra's Factory")
  s:expect(factory, { types = { "land" }, land_types = {} })
  s.bob:taps_for_mana(factory)
  s:expect(s.bob, { mana = "{C}" })
end)

scenario("Mishra's Factory is an Assembly Worker until end of turn", function(s)
  local factory = s.bob:has("in play", "Mishra's Factory")
  s.bob:lands("Plains", 1)
  s.bob:activates(factory, { ability = 2 })
  s:expect(factory, { types = { "land", "artifact", "creature", "assembly worker" }, power = 2, toughness = 2, colours = {} })
  s.bob:attacks { factory }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:next_turn()
  s:expect(factory, { types = { "land" } })
end)

scenario("Mishra's Factory may block, and may be pumped by another one", function(s)
  s.sue:lands("Plains", 1)
  local worker = s.sue:has("in play", "Mishra's Factory")
  local other = s.sue:has("in play", "Mishra's Factory")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s.sue:activates(worker, { ability = 2 })
  s.sue:blocks { [worker] = ogre }
  s.sue:activates(other, { ability = 3, target = worker })
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(worker, { zone = "in play", power = 3, toughness = 3 })
end)

scenario("Mishra's Factory: only an Assembly Worker is a target", function(s)
  local factory = s.bob:has("in play", "Mishra's Factory")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(factory, { ability = 3, target = bears }) end, "Grizzly Bears is no assembly worker (R-TARGET-1)")
end)

scenario("Mishra's Factory that came this turn gives no mana once it is a creature", function(s)
  local factory = s.bob:has("hand", "Mishra's Factory")
  s.bob:mana "{C}"
  s.bob:plays_land(factory)
  s.bob:activates(factory, { ability = 2 })
  s:expect_illegal(function() s.bob:taps_for_mana(factory) end, "Bob has not controlled it since that player's turn began (R-SICK-1)")
  s:expect_illegal(function() s.bob:attacks { factory } end, "it has summoning sickness (R-SICK-1)")
end)

scenario("Mishra's Factory animated in response becomes a creature but once", function(s)
  local factory = s.bob:has("in play", "Mishra's Factory")
  s.bob:lands("Plains", 2)
  s.bob:activates(factory, { ability = 2, held = true })
  s.bob:activates(factory, { ability = 2, held = true })
  s:resolve()
  s:expect(factory, { power = 2, toughness = 2, tapped = false })
end)

scenario("Mishra's Factory: the +1/+1 is gone at the end of the turn", function(s)
  local worker = s.bob:has("in play", "Mishra's Factory")
  local other = s.bob:has("in play", "Mishra's Factory")
  s.bob:mana "{C}"
  s.bob:activates(worker, { ability = 2 })
  s.bob:activates(other, { ability = 3, target = worker })
  s:expect(worker, { power = 3, toughness = 3 })
  s:next_turn()
  s.bob:mana "{C}"
  s.bob:activates(worker, { ability = 2 })
  s:expect(worker, { power = 2, toughness = 2 })
end)

scenario("Mishra's Factory: an Assembly Worker that is no creature any more is no target", function(s)
  s:card [[ return instant "Test Glaze" {
    cost = "{W}", text = "Target creature becomes an artifact.",
    target = creature, for_good(target, { becomes_type = "artifact" }),
  } ]]
  local worker = s.bob:has("in play", "Mishra's Factory")
  local other = s.bob:has("in play", "Mishra's Factory")
  s.bob:has("hand", "Test Glaze")
  s.bob:mana "{C}{W}"
  s.bob:activates(worker, { ability = 2 })
  s.bob:casts("Test Glaze", { on = worker })
  s:expect(worker, { types = { "artifact", "assembly worker" } })
  s:expect_illegal(function() s.bob:activates(other, { ability = 3, target = worker }) end, "R-TARGET-1")
end)
