scenario("Derelor makes its controller's black spells cost {B} more", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Derelor")
  s.bob:has("hand", "Scathe Zombies")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:mana "{C}{C}{B}{G}"
  s:expect_illegal(function() s.bob:casts("Scathe Zombies") end, "cost")
  s.bob:casts("Grizzly Bears")
  s.bob:mana "{C}{B}{B}"
  s.bob:casts("Scathe Zombies")
  s:expect(s.bob:finds("Scathe Zombies"), { zone = "in play" })
end)

scenario("Derelor does not make the opponent's spells dearer", { "fifth", "microprose" }, function(s)
  s.sue:has("in play", "Derelor")
  s.bob:has("hand", "Scathe Zombies")
  s.bob:mana "{C}{C}{B}"
  s.bob:casts("Scathe Zombies")
  s:expect(s.bob:finds("Scathe Zombies"), { zone = "in play" })
end)

scenario("Derelor costs four mana itself: it is not in play while it is cast", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Derelor")
  s.bob:mana "{C}{C}{C}{B}"
  s.bob:casts("Derelor")
  s:expect(s.bob:finds("Derelor"), { power = 4, toughness = 4 })
end)
