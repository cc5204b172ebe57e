local both = { "fifth", "microprose" }

scenario("Foxfire untaps an attacker, which neither deals nor receives combat damage, and draws a card later", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Foxfire")
  s.sue:lands("Forest", 3)
  s.bob:attacks { wurm, ogre }
  s.sue:casts("Foxfire", { target = wurm })
  s:expect(wurm, { tapped = false, attacking = true })
  s.sue:blocks { [bears] = wurm }
  s:to("end of attack")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wurm, { damage = 0 })
  s:expect(s.sue, { life = 18, hand = 0 })
  s:next_turn()
  s:expect(s.sue, { hand = 2 })
end)

scenario("Foxfire takes attackers only, and stops no other damage than that of combat", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local idle = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Foxfire")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Forest", 3)
  s.sue:lands("Mountain", 1)
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:casts("Foxfire", { target = idle }) end, "R-TARGET-1")
  s.sue:casts("Foxfire", { target = wurm })
  s.sue:blocks {}
  s.sue:casts("Lightning Bolt", { target = wurm })
  s:expect(wurm, { damage = 3 })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("Foxfire does not stop the damage of the attacker's ability", both, function(s)
  local a = s.bob:has("in play", "Prodigal Sorcerer")
  local w = s.sue:has("in play", "Hill Giant")
  s.sue:has("hand", "Foxfire")
  s.sue:lands("Forest", 3)
  s.bob:attacks { a }
  s.sue:casts("Foxfire", { on = a })
  s.bob:activates(a, { on = s.sue })
  s:expect(s.sue, { life = 19 })
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 19, hand = 2 })
end)
