scenario("Murk Dwellers, ruling 2013-04-15: they get +2/+0 as soon as no block has been chosen, until end of turn", { "fifth", "microprose" }, function(s)
  local dwellers = s.bob:has("in play", "Murk Dwellers")
  s.bob:attacks { dwellers }
  s:expect(dwellers, { power = 2 })
  s.sue:blocks {}
  s:expect(dwellers, { power = 4, toughness = 2 })
  s:to("main")
  s:expect(s.sue, { life = 16 })
  s:expect(dwellers, { power = 4 })
  s:next_turn()
  s:expect(dwellers, { power = 2 })
end)

scenario("R-BLOCK-2 Murk Dwellers that were blocked get nothing, also when the blocker is gone", { "fifth", "microprose" }, function(s)
  local dwellers = s.bob:has("in play", "Murk Dwellers")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:attacks { dwellers }
  s.sue:blocks { [bears] = dwellers }
  s.bob:casts("Unsummon", { target = bears })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(dwellers, { power = 2 })
end)
