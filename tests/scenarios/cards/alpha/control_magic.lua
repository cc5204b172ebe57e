local both = { "fifth", "microprose" }

scenario("Control Magic, ruling 2016-06-08: the enchantments on the creature stay with who controls them", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local fire = s.sue:has("in play", "Firebreathing", { on = bears })
  s.bob:has("hand", "Control Magic")
  s.bob:lands("Island", 4)
  s.bob:casts("Control Magic", { on = bears })
  s:expect(bears, { controller = s.bob })
  s:expect(fire, { controller = s.sue, zone = "in play" })
  s.sue:mana "{R}"
  s.sue:activates(fire)
  s:expect(bears, { power = 3 })
end)

scenario("Control Magic takes a creature for its controller", function(s)
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Control Magic")
  s.bob:lands("Island", 4)
  s.bob:casts("Control Magic", { on = angel })
  s:expect(angel, { controller = s.bob, owner = s.sue })
  s:expect_illegal(function() s.bob:attacks { angel } end, "it has summoning sickness (R-SICK-1)")
end)

scenario("Control Magic is put on a creature only", function(s)
  local forest = s.sue:has("in play", "Forest")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Control Magic")
  s.bob:mana "{U}{U}{U}{U}"
  s:expect_illegal(function() s.bob:casts("Control Magic", { on = forest }) end, "Forest is no creature (R-TARGET-1)")
end)
