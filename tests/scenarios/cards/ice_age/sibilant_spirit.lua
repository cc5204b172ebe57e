local both = { "fifth", "microprose" }

scenario("When Sibilant Spirit attacks, the defending player draws a card if willing", both, function(s)
  local spirit = s.bob:has("in play", "Sibilant Spirit")
  s:expect(spirit, { power = 5, toughness = 6, has = { "flying" } })
  s.sue:will("pay", true)
  s.bob:attacks { spirit }
  s:expect(s.sue, { hand = 1, library = 19 })
  s:expect(s.bob, { hand = 0 })
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
end)

scenario("Sibilant Spirit, ruling 2004-10-04: the defending player need not draw", both, function(s)
  local spirit = s.bob:has("in play", "Sibilant Spirit")
  s.sue:library(0)
  s.sue:will("pay", false)
  s.bob:attacks { spirit }
  s:to("end of attack")
  s:expect(s.sue, { life = 15, hand = 0, lost = false })
end)

scenario("Sibilant Spirit gives no card when another creature attacks", both, function(s)
  s.bob:has("in play", "Sibilant Spirit")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18, hand = 0 })
end)
