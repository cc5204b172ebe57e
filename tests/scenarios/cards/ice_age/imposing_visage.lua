local both = { "fifth", "microprose" }

scenario("Imposing Visage: one creature cannot block the enchanted creature, two can", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Imposing Visage")
  s.bob:mana "{R}"
  s.bob:casts("Imposing Visage", { on = wurm })
  local one = s.sue:has("in play", "Grizzly Bears")
  local two = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:blocks { [one] = wurm } end, "Craw Wurm")
  s.sue:blocks { [one] = wurm, [two] = wurm }
  s:expect(one, { blocking = wurm })
  s:expect(two, { blocking = wurm })
end)

scenario("Imposing Visage says nothing of other attackers, nor of what its creature blocks", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Imposing Visage", { on = wurm })
  local one = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm, ogre }
  s.sue:blocks { [one] = ogre }
  s:to("main")
  s:expect(s.sue, { life = 14 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:turn_of(s.sue)                                    -- the Wurm has untapped
  local bear = s.sue:has("in play", "Grizzly Bears")
  s.sue:attacks { bear }
  s.bob:blocks { [wurm] = bear }
  s:to("main")
  s:expect(bear, { zone = "graveyard" })
end)

scenario("R-TARGET-1 Imposing Visage is put on a creature only", both, function(s)
  s.bob:has("in play", "Grizzly Bears")
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("hand", "Imposing Visage")
  s.bob:mana "{R}"
  s:expect_illegal(function() s.bob:casts("Imposing Visage", { on = forest }) end, "R-TARGET-1")
end)
