local both = { "fifth", "microprose" }

scenario("Leeches take all poison counters from a player and deal as much damage", both, function(s)
  s.bob:counters { poison = 4 }
  s.sue:counters { poison = 2 }
  s.bob:has("hand", "Leeches")
  s.bob:lands("Plains", 3)
  s.bob:casts("Leeches", { on = s.bob })
  s:expect(s.bob, { life = 16, counters = {} })
  s:expect(s.sue, { life = 20, counters = { poison = 2 } })
end)

scenario("Leeches do nothing to a player without poison", both, function(s)
  s.bob:has("hand", "Leeches")
  s.bob:lands("Plains", 3)
  s.bob:casts("Leeches", { on = s.sue })
  s:expect(s.sue, { life = 20 })
end)
