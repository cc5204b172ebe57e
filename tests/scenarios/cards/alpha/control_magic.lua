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
