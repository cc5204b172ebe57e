local both = { "fifth", "microprose" }

scenario("Berserk doubles the power of a creature and gives it trample; attacked, it is destroyed at end of turn", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Berserk")
  s.bob:lands("Forest", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s.bob:casts("Berserk", { on = wurm })
  s:expect(wurm, { power = 12, has = { "trample" } })
  s:to("main")
  s:expect(s.sue, { life = 10 })
  s:expect(wurm, { zone = "in play" })
  s:next_turn()
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Berserk on a creature that does not attack costs it nothing", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Berserk")
  s.bob:lands("Forest", 1)
  s.bob:casts("Berserk", { on = wurm })
  s:expect(wurm, { power = 12 })
  s:next_turn()
  s:expect(wurm, { zone = "in play", power = 6, lacks = { "trample" } })
end)

scenario("Berserk is not cast after the attack of the turn", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Berserk")
  s.bob:lands("Forest", 1)
  s.bob:attacks { wurm }
  s:to("main")
  s:expect_illegal(function() s.bob:casts("Berserk", { on = wurm }) end, "Berserk")
end)

scenario("Berserk twice doubles the current power twice", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Berserk", { count = 2 })
  s.bob:lands("Forest", 2)
  s.bob:attacks { bears }
  s.bob:casts("Berserk", { on = bears })
  s.bob:casts("Berserk", { on = bears })
  s:expect(bears, { power = 8, toughness = 2 })
end)

scenario("Berserk, ruling 2004-10-04: it destroys what is no creature any more by then", both, function(s)
  local factory = s.bob:has("in play", "Mishra's Factory")
  local other = s.bob:has("in play", "Animate Artifact")
  s.bob:has("hand", "Berserk")
  s.bob:lands("Forest", 1)
  s.bob:mana "{C}"
  s.bob:activates(factory, { ability = 2 })
  s.bob:attacks { factory }
  s.bob:casts("Berserk", { on = factory })
  s:expect(factory, { power = 4 })
  s:next_turn()
  s:expect(factory, { zone = "graveyard" })
end)
