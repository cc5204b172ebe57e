local both = { "fifth", "microprose" }

scenario("Meekstone: creatures with power 3 or greater stay tapped in their controllers' untap phases", both, function(s)
  s.bob:has("hand", "Meekstone")
  s.bob:mana "{1}"
  s.bob:casts("Meekstone")
  local mine = s.bob:has("in play", "Hill Giant", { tapped = true })
  local theirs = s.sue:has("in play", "Craw Wurm", { tapped = true })
  local ogre = s.sue:has("in play", "Gray Ogre", { tapped = true })
  s:turn_of(s.sue)
  s:expect(theirs, { tapped = true })
  s:expect(ogre, { tapped = false })
  s:turn_of(s.bob)
  s:expect(mine, { tapped = true })
end)

scenario("Meekstone binds no attacker that was untapped, and none that does not tap", both, function(s)
  s.bob:has("in play", "Meekstone")
  local angel = s.bob:has("in play", "Serra Angel")
  local giant = s.bob:has("in play", "Hill Giant")
  s.bob:attacks { angel, giant }
  s:to("main")
  s:expect(s.sue, { life = 13 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(angel, { tapped = false })
  s:expect(giant, { tapped = true })
end)

scenario("Meekstone does not mind what is untapped by a spell", both, function(s)
  s.sue:has("in play", "Meekstone")
  local giant = s.bob:has("in play", "Hill Giant", { tapped = true })
  s.bob:has("hand", "Twiddle")
  s.bob:mana "{U}"
  s.bob:casts("Twiddle", { on = giant, mode = "untap" })
  s:expect(giant, { tapped = false })
end)

scenario("R-CLEAN-2 Meekstone lets go what Giant Growth made big in the turn before", both, function(s)
  s.sue:has("in play", "Meekstone")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{G}"
  s.bob:casts("Giant Growth", { on = bears })
  s.bob:attacks { bears }
  s:to("main")
  s:expect(s.sue, { life = 15 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = false })
end)
