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

scenario("R-MAIN-2 Leeches are a sorcery for players: the own poison may go too, for as much damage", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Leeches")
  s.bob:lands("Plains", 3)
  s.bob:counters { poison = 4 }
  s.sue:counters { poison = 2 }
  s:turn_of(s.sue)
  s:expect_illegal(function() s.bob:casts("Leeches", { on = s.bob }) end, "R-MAIN-2")
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:casts("Leeches", { on = bears }) end, "R-TARGET-1")
  s.bob:casts("Leeches", { on = s.bob })
  s:expect(s.bob, { life = 16, counters = {} })
  s:expect(s.sue, { life = 20, counters = { poison = 2 } })
end)

scenario("Leeches' damage may be prevented, and the poison is gone all the same", both, function(s)
  local circle = s.sue:has("in play", "Circle of Protection: White")
  s.sue:lands("Plains", 1)
  s.sue:counters { poison = 3 }
  s.bob:has("hand", "Leeches")
  s.bob:mana "{1}{W}{W}"
  s.sue:will_prevent(circle)
  s.bob:casts("Leeches", { on = s.sue })
  s:expect(s.sue, { life = 20, counters = {} })
end)

scenario("Leeches that are countered leave the poison where it is", both, function(s)
  s.sue:counters { poison = 3 }
  s.bob:has("hand", "Leeches")
  s.bob:lands("Plains", 3)
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  local leeches = s.bob:casts("Leeches", { on = s.sue, held = true })
  s.sue:interrupts(leeches, "Counterspell")
  s:expect(s.sue, { life = 20, counters = { poison = 3 } })
end)

scenario("Leeches take the poison and as much life", both, function(s)
  s:card [[return sorcery "Leeches" {
    cost = "{1}{W}{W}",
    target = player,
    remove_counters("poison", counters_on(target, "poison"), target),
    deal(result, target),
  }]]
  s.sue:counters { poison = 3 }
  s.bob:has("hand", "Leeches", { count = 2 }); s.bob:lands("Plains", 6)
  s.bob:casts("Leeches", { target = s.sue })
  s:expect(s.sue, { life = 17, counters = {} })
  s.bob:casts("Leeches", { target = s.bob })
  s:expect(s.bob, { life = 20 })
end)
