local both = { "fifth", "microprose" }

scenario("Jump, ruling 2009-10-01: flying that comes after the block does not undo it", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Jump")
  s.bob:lands("Island", 1)
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s.bob:casts("Jump", { on = bears })
  s:expect(bears, { has = { "flying" } })
  s:expect(ogre, { blocking = true })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
end)
