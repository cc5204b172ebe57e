local both = { "fifth", "microprose" }

scenario("Regrowth brings any card of its caster's graveyard to the hand", both, function(s)
  s.bob:has("graveyard", "Grizzly Bears")
  local bolt = s.bob:has("graveyard", "Lightning Bolt")
  s.bob:has("graveyard", "Forest")
  s.sue:has("graveyard", "Black Lotus")
  s.bob:has("hand", "Regrowth", { count = 2 })
  s.bob:lands("Forest", 4)
  s.bob:will("choose", bolt)
  s.bob:casts("Regrowth")
  s:expect(bolt, { zone = "hand" })
  s.bob:will("choose", "Forest")
  s.bob:casts("Regrowth")
  s:expect(s.bob, { hand = { "Lightning Bolt", "Forest" } })
  s:expect(s.sue, { graveyard = { "Black Lotus" } })
end)

scenario("Regrowth is cast for {1}{G} and no less", both, function(s)
  s.bob:has("graveyard", "Gray Ogre")
  s.bob:has("hand", "Regrowth")
  s.bob:mana "{G}"
  s:expect_illegal(function() s.bob:casts("Regrowth") end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts("Regrowth")
  s:expect(s.bob, { mana = "" })
end)
