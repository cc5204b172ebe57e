scenario("Backfire deals back what its controller was dealt", function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  s.sue:has("in play", "Backfire", { on = angel })
  s.bob:attacks { angel }
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
  s:expect(s.bob, { life = 16 })
end)

scenario("Backfire deals nothing back for damage to another than its controller, or from another creature", function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("in play", "Backfire", { on = ogre })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { angel, ogre }
  s.sue:blocks { [bears] = ogre }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 16 })
  s:expect(s.bob, { life = 20 })
end)

scenario("Backfire is put on a creature only", function(s)
  local forest = s.sue:has("in play", "Forest")
  s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Backfire")
  s.bob:mana "{U}"
  s:expect_illegal(function() s.bob:casts("Backfire", { on = forest }) end, "Forest is no creature (R-TARGET-1)")
end)

scenario("Backfire gives back what the creature's ability has dealt too", { "fifth", "microprose" }, function(s)
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.sue:has("in play", "Backfire", { on = tim })
  s.bob:activates(tim, { on = s.sue })
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 19 })
end)

scenario("Backfire gives back only what was not prevented, 1 for each 1", { "fifth", "microprose" }, function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  s.sue:has("in play", "Backfire", { on = angel })
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.bob:attacks { angel }
  s.sue:will_prevent("Healing Salve", { mode = 2, on = { from = angel } })
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 19 })
end)
