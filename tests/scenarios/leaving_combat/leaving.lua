local both = { "fifth", "microprose" }

scenario("R-RMC-1, R-RMC-4 the text of a card can take a creature out of combat", both, function(s)
  s:card [[ return instant "Test Recall" { cost = "{W}", target = creature:attacking(), remove_from_combat(target) } ]]
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Test Recall")
  s.sue:lands("Plains", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [ogre] = wurm }
  s.sue:casts("Test Recall", { on = wurm })
  s:expect(wurm, { attacking = false, tapped = true, zone = "in play" })
  s:to("end of attack")
  s:expect(ogre, { damage = 0, zone = "in play" })
  s:expect(wurm, { damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-RMC-4 a blocker that changes sides neither deals nor takes damage, and its attacker stays blocked", both, function(s)
  s:card [[ return instant "Test Lure Away" { cost = "{U}", target = creature, for_good(target, { controller = you }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Test Lure Away")
  s.bob:lands("Island", 1)
  s.bob:attacks { bears }
  s.sue:blocks { [wurm] = bears }
  s.bob:casts("Test Lure Away", { on = wurm })
  s:expect(wurm, { blocking = false, controller = s.bob })
  s:to("end of attack")
  s:expect(bears, { damage = 0, zone = "in play" })
  s:expect(wurm, { damage = 0 })
  s:expect(s.sue, { life = 20 })
end)
