local both = { "fifth", "microprose" }

scenario("E-111 Jump after the block is useless", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:makes("Giant", { power = 3, toughness = 3 })
  s.bob:has("hand", "Jump")
  s.bob:lands("Island", 1)
  s.bob:attacks { bears }
  s.sue:blocks { [giant] = bears }
  s.bob:casts("Jump", { on = bears })
  s:expect(bears, { has = { "flying" }, attacking = true })
  s:expect(giant, { blocking = true })
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(giant, { damage = 2 })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-112 an attacker whose blocker is gone stays blocked", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s.bob:casts("Unsummon", { on = ogre })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { zone = "in play", damage = 0 })
end)
