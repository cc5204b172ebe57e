-- What an artifact says of its own leaving, or of its passing to another controller, works also while it is tapped (R-ART-1).
local both = { "fifth", "microprose" }
local bomb = [[ return artifact "Bomb" { cost = "{1}", leaves_play { what = self, deal(3, players) } } ]]

scenario("a tapped artifact that is destroyed does what it says of its leaving (R-ART-1)", both, function(s)
  s:card(bomb)
  local bomb = s.bob:has("in play", "Bomb", { tapped = true })
  s.bob:has("hand", "Disenchant"); s.bob:mana "{W}{W}"
  s.bob:casts("Disenchant", { on = bomb })
  s:expect(s.bob, { life = 17 }); s:expect(s.sue, { life = 17 })
end)
scenario("what it says of others' leaving is off (R-ART-1)", both, function(s)
  s:card [[ return artifact "Bell" { cost = "{1}", leaves_play { what = creatures, deal(3, players) } } ]]
  s.bob:has("in play", "Bell", { tapped = true })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Terror"); s.bob:mana "{1}{B}"
  s.bob:casts("Terror", { on = bears })
  s:expect(s.bob, { life = 20 })
end)
scenario("a tapped artifact that changes hands does what it says of that (R-ART-1)", both, function(s)
  s:card [[ return artifact "Curse" { cost = "{1}", loses_control { what = self, gain_life(4, players) } } ]]
  local curse = s.sue:has("in play", "Curse", { tapped = true })
  s.bob:has("hand", "Steal Artifact"); s.bob:mana "{2}{U}{U}"
  s.bob:casts("Steal Artifact", { on = curse })
  s:expect(s.bob, { life = 24 }); s:expect(s.sue, { life = 24 })
end)
