scenario("Battering Ram destroys the Walls that block it, and nothing else", { "fifth", "microprose" }, function(s)
  local ram = s.bob:has("in play", "Battering Ram")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { ram }
  s.sue:blocks { [ogre] = ram }
  s:to("end of attack")
  s:next_turn()
  s:expect(ogre, { zone = "in play" })
end)
