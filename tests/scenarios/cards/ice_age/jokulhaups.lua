local both = { "fifth", "microprose" }

scenario("Jokulhaups buries all artifacts, creatures and lands of both players, and leaves enchantments", both, function(s)
  s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Sol Ring")
  s.bob:has("in play", "Forest")
  local crusade = s.bob:has("in play", "Crusade")
  s.sue:has("in play", "Gray Ogre")
  s.sue:has("in play", "Ornithopter")
  s.sue:has("in play", "Bayou")
  local theirs = s.sue:has("in play", "Castle")
  s.bob:has("hand", "Jokulhaups")
  s.bob:mana "{4}{R}{R}"
  s.bob:casts("Jokulhaups")
  s:expect(s.bob, { in_play = { "Crusade" } })
  s:expect(s.sue, { in_play = { "Castle" } })
  s:expect(crusade, { zone = "in play" })
  s:expect(theirs, { zone = "in play" })
end)

scenario("R-DEST-2 nothing regenerates from Jokulhaups, and enchantments on what it buries go with it (R-ENCH-2)", both, function(s)
  local clergy = s.sue:has("in play", "Clergy of the Holy Nimbus")
  s.sue:has("in play", "Unholy Strength", { on = clergy })
  s.bob:has("hand", "Jokulhaups")
  s.bob:mana "{4}{R}{R}"
  s.bob:casts("Jokulhaups")
  s:expect(s.sue, { in_play = 0, graveyard = { "Clergy of the Holy Nimbus", "Unholy Strength" } })
end)
