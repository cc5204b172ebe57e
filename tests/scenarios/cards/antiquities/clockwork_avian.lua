local both = { "fifth", "microprose" }

scenario("Clockwork Avian comes with four +1/+0 counters, and loses one after each combat", both, function(s)
  s.bob:has("hand", "Clockwork Avian")
  s.bob:lands("Forest", 5)
  s.bob:casts("Clockwork Avian")
  local avian = s.bob:finds("Clockwork Avian")
  s:expect(avian, { power = 4, toughness = 4, counters = { ["+1/+0"] = 4 }, has = { "flying" } })
  local monster = s.sue:has("in play", "Phantom Monster")
  s:turn_of(s.sue)
  s.sue:attacks { monster }
  s.bob:blocks { [avian] = monster }
  s:to("discard")
  s:expect(monster, { zone = "graveyard" })
  s:expect(avian, { zone = "in play", counters = { ["+1/+0"] = 3 } })
  s:turn_of(s.bob)
  s.bob:attacks { avian }
  s:to("discard")
  s:expect(s.sue, { life = 17 })
  s:expect(avian, { power = 2, counters = { ["+1/+0"] = 2 } })
end)

scenario("Clockwork Avian is wound up in its controller's upkeep for {X}, to four counters at most", both, function(s)
  local avian = s.bob:has("in play", "Clockwork Avian", { counters = { ["+1/+0"] = 1 } })
  s.bob:lands("Forest", 3)
  s:expect_illegal(function() s.bob:activates(avian, { x = 2 }) end, "does not allow it now")
  s:turn_of(s.sue)
  s:to("upkeep")
  s.bob:activates(avian, { x = 2 })
  s:expect(avian, { tapped = true, power = 3, counters = { ["+1/+0"] = 3 } })
end)

scenario("Clockwork Avian, ruling 2004-10-04: counters over the fourth are not added", both, function(s)
  local avian = s.bob:has("in play", "Clockwork Avian", { counters = { ["+1/+0"] = 3 } })
  s.bob:lands("Forest", 3)
  s:turn_of(s.sue)
  s:to("upkeep")
  s.bob:activates(avian, { x = 3 })
  s:expect(avian, { counters = { ["+1/+0"] = 4 } })
end)

scenario("Clockwork Avian, ruling 2004-10-04: it attacks and blocks without a counter", both, function(s)
  local avian = s.bob:has("in play", "Clockwork Avian")
  local monster = s.sue:has("in play", "Phantom Monster")
  s.bob:attacks { avian }
  s:to("discard")
  s:expect(s.sue, { life = 20 })
  s:expect(avian, { power = 0, zone = "in play" })
  local second = s.bob:has("in play", "Clockwork Avian")
  s:turn_of(s.sue)
  s.sue:attacks { monster }
  s.bob:blocks { [second] = monster }
  s:to("discard")
  s:expect(s.bob, { life = 20 })
  s:expect(second, { zone = "in play", damage = 3 })
end)

scenario("Clockwork Avian, ruling 2004-10-04: Clockwork Avian loses a counter though its damage is prevented", both, function(s)
  local avian = s.bob:has("in play", "Clockwork Avian", { counters = { ["+1/+0"] = 4 } })
  s.sue:has("hand", "Fog")
  s.sue:lands("Forest", 1)
  s.bob:attacks { avian }
  s.sue:casts("Fog")
  s:to("discard")
  s:expect(s.sue, { life = 20 })
  s:expect(avian, { counters = { ["+1/+0"] = 3 } })
end)

scenario("Copy Artifact that becomes a Clockwork Avian comes with four counters of its own", both, function(s)
  s.bob:has("in play", "Clockwork Avian", { counters = { ["+1/+0"] = 1 } })
  local c = s.bob:has("hand", "Copy Artifact")
  s.bob:mana "{1}{U}"
  s.bob:will("choose", s.bob:finds("Clockwork Avian", 1))
  s.bob:casts("Copy Artifact")
  s:expect(c, { power = 4, toughness = 4, has = { "flying" } })
end)
