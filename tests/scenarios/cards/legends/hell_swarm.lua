local both = { "fifth", "microprose" }

scenario("Hell Swarm takes 1 off the power of all creatures until end of turn, the own ones too", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Hell Swarm")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { wurm }
  s.sue:casts("Hell Swarm")
  s:expect(bears, { power = 1, toughness = 2 })
  s:to("main")
  s:expect(s.sue, { life = 15 })
  s:next_turn()
  s:expect(wurm, { power = 6 })
  s:expect(bears, { power = 2 })
end)
