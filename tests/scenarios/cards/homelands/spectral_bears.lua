local both = { "fifth", "microprose" }

scenario("Spectral Bears that attack a player without black cards do not untap in the next untap phase", both, function(s)
  local bears = s.bob:has("in play", "Spectral Bears")
  s.sue:has("in play", "Gray Ogre")
  s.bob:has("in play", "Scathe Zombies")
  s:expect(bears, { power = 3, toughness = 3 })
  s.bob:attacks { bears }
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 17 })
  s:turn_of(s.bob)
  s:expect(bears, { tapped = true })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = false })
end)

scenario("Spectral Bears untap as others do when the defender has a black card in play, of whatever kind", both, function(s)
  local bears = s.bob:has("in play", "Spectral Bears")
  s.sue:has("in play", "Withering Wisps")
  s.bob:attacks { bears }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = false })
end)

scenario("Spectral Bears, ruling 2008-08-01: a black card that goes after the attack was declared helps them no less", both, function(s)
  local bears = s.bob:has("in play", "Spectral Bears")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { bears }
  s.bob:casts("Lightning Bolt", { on = zombies })
  s:expect(zombies, { zone = "graveyard" })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = false })
end)

scenario("Spectral Bears that do not attack untap freely", both, function(s)
  local bears = s.bob:has("in play", "Spectral Bears", { tapped = true })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = false })
end)

scenario("Spectral Bears heed no black token, for it is no card", both, function(s)
  s:card [[ return sorcery "Test Muster" { cost = "{0}", make_token(1, token "Shade" "Shade" { power = 1, toughness = 1, colour = "black" }) } ]]
  local bears = s.bob:has("in play", "Spectral Bears")
  s:next_turn()
  s.sue:has("hand", "Test Muster")
  s.sue:casts("Test Muster")
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = true })
end)
