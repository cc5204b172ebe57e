local both = { "fifth", "microprose" }

scenario("Clergy of the Holy Nimbus regenerate when they would die", both, function(s)
  local clergy = s.sue:has("in play", "Clergy of the Holy Nimbus")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = clergy })
  s:expect(clergy, { zone = "in play", tapped = true, damage = 0 })
end)

scenario("Clergy of the Holy Nimbus regenerate from destruction as well", both, function(s)
  local clergy = s.sue:has("in play", "Clergy of the Holy Nimbus")
  s.bob:has("hand", "Hellfire")                             -- destroys all creatures that are not black
  s.bob:lands("Swamp", 5)
  s.bob:casts("Hellfire")
  s:expect(clergy, { zone = "in play", tapped = true })
  s:expect(s.bob, { life = 17 })
end)

scenario("R-DEST-2 Clergy of the Holy Nimbus do not regenerate when they are buried", both, function(s)
  local clergy = s.sue:has("in play", "Clergy of the Holy Nimbus")
  s.bob:has("hand", "Wrath of God")
  s.bob:lands("Plains", 4)
  s.bob:casts("Wrath of God")
  s:expect(clergy, { zone = "graveyard" })
end)
