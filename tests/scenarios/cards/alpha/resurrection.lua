local both = { "fifth", "microprose" }

scenario("Resurrection puts a creature from its caster's graveyard into play, as though just summoned", both, function(s)
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("graveyard", "Gray Ogre")
  s.bob:has("hand", "Resurrection")
  s.bob:lands("Plains", 4)
  s.bob:casts("Resurrection", { choosing = bears })
  s:expect(bears, { zone = "in play", controller = s.bob, power = 2 })
  s:expect(s.bob, { graveyard = { "Gray Ogre", "Resurrection" } })
  s:expect_illegal(function() s.bob:attacks { bears } end, "R-SICK-1")
end)

scenario("Resurrection takes nothing from the opponent's graveyard, and only a creature", both, function(s)
  local bears = s.sue:has("graveyard", "Grizzly Bears")
  local ring = s.bob:has("graveyard", "Sol Ring")
  s.bob:has("graveyard", "Gray Ogre")
  s.bob:has("hand", "Resurrection")
  s.bob:lands("Plains", 4)
  s.bob:casts("Resurrection")
  s:expect(s.bob:finds("Gray Ogre"), { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(ring, { zone = "graveyard" })
end)

scenario("Resurrection is cast for {2}{W}{W} and no less", both, function(s)
  s.bob:has("graveyard", "Gray Ogre")
  s.bob:has("hand", "Resurrection")
  s.bob:mana "{1}{W}{W}"
  s:expect_illegal(function() s.bob:casts("Resurrection") end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts("Resurrection")
  s:expect(s.bob, { mana = "" })
end)
