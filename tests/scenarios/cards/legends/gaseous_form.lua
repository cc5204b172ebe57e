local both = { "fifth", "microprose" }

scenario("A creature in Gaseous Form blocks without dealing or taking combat damage", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("in play", "Gaseous Form", { on = ogre })
  s.bob:attacks { wurm }
  s.sue:blocks { [ogre] = wurm }
  s:to("main")
  s:expect(ogre, { zone = "in play", damage = 0 })
  s:expect(wurm, { damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("An attacker in Gaseous Form deals nothing to the player", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Gaseous Form")
  s.sue:lands("Island", 3)
  s:turn_of(s.sue)
  s.sue:casts("Gaseous Form", { on = wurm })
  s:turn_of(s.bob)
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Gaseous Form does not protect from a spell", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("in play", "Gaseous Form", { on = ogre })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = ogre })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-TRAMPLE-4 a trampler spills nothing over a blocker in Gaseous Form but what it assigns beyond the lethal damage", { "fifth" }, function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")       -- 3/3 trample
  local ogre = s.sue:has("in play", "Gray Ogre")            -- 2/2
  s.sue:has("in play", "Gaseous Form", { on = ogre })
  s.bob:attacks { mammoth }
  s.sue:blocks { [ogre] = mammoth }
  s:to("main")
  s:expect(ogre, { zone = "in play" })
  s:expect(s.sue, { life = 20 })                            -- damage that is reduced to 0 leaves no spill
end)
