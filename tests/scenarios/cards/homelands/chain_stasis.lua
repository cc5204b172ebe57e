local both = { "fifth", "microprose" }

scenario("Chain Stasis taps or untaps a creature, as its caster says", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local mine = s.bob:has("in play", "Gray Ogre", { tapped = true })
  s.bob:has("hand", "Chain Stasis", { count = 2 })
  s.bob:lands("Island", 2)
  s.bob:casts("Chain Stasis", { mode = "tap", on = bears })
  s:expect(bears, { tapped = true })
  s.bob:casts("Chain Stasis", { mode = "untap", on = mine })
  s:expect(mine, { tapped = false })
  s:expect(s.bob, { graveyard = { "Chain Stasis", "Chain Stasis" } })
end)

scenario("Chain Stasis ends where the controller of the creature does not pay", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local mine = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Chain Stasis")
  s.bob:lands("Island", 4)
  s.sue:lands("Island", 2)                         -- too few: nobody is asked
  s.bob:casts("Chain Stasis", { mode = "tap", on = bears })
  s:expect(bears, { tapped = true })
  s:expect(mine, { tapped = false })
end)
