local both = { "fifth", "microprose" }

scenario("Reef Pirates that damage an opponent put the top card of that library into the graveyard", both, function(s)
  local pirates = s.bob:has("in play", "Reef Pirates")
  local top = s.sue:has("library", "Grizzly Bears")
  s:expect(pirates, { power = 2, toughness = 2 })
  s.bob:attacks { pirates }
  s:to("end of attack")
  s:expect(s.sue, { life = 18, library = 20, graveyard = { "Grizzly Bears" } })
  s:expect(s.bob, { library = 20 })
end)

scenario("Reef Pirates take one card for each damaging, not for each damage, and none when they are blocked", both, function(s)
  local pirates = s.bob:has("in play", "Reef Pirates")
  local wall = s.sue:has("in play", "Cemetery Gate")
  s.bob:attacks { pirates }
  s.sue:blocks { [wall] = pirates }
  s:to("end of attack")
  s:expect(s.sue, { library = 20, graveyard = 0 })
end)

scenario("R-TRIG-4 Reef Pirates whose damage is prevented take nothing", both, function(s)
  local pirates = s.bob:has("in play", "Reef Pirates")
  s.sue:has("hand", "Fog")
  s.sue:lands("Forest", 1)
  s.bob:attacks { pirates }
  s.sue:casts("Fog")
  s:to("end of attack")
  s:expect(s.sue, { life = 20, library = 20 })
end)

scenario("Reef Pirates that are stolen mill their owner, and an empty library loses nobody the duel by it", both, function(s)
  local pirates = s.bob:has("in play", "Reef Pirates")
  s.sue:has("in play", "Control Magic", { on = pirates })
  s.bob:library(0)
  s:turn_of(s.sue)
  s.sue:attacks { pirates }
  s:to("main")
  s:expect(s.bob, { life = 18 })
  s:expect(s, { over = false })
end)
