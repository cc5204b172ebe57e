local both = { "fifth", "microprose" }

scenario("El-Hajjâj's controller gains a life for each damage it deals", both, function(s)
  local hajjaj = s.bob:has("in play", "El-Hajjâj")
  s.bob:has("in play", "Unholy Strength", { on = hajjaj })
  s:expect(hajjaj, { power = 3, toughness = 2, colours = { "black" } })
  s.bob:attacks { hajjaj }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 23 })
end)

scenario("R-TRIG-4 El-Hajjâj gains nothing from damage that is prevented, and gains as a blocker too", both, function(s)
  local hajjaj = s.sue:has("in play", "El-Hajjâj")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local healer = s.bob:has("in play", "Samite Healer")
  s.bob:attacks { wurm, ogre }
  s.sue:blocks { [hajjaj] = ogre }
  s.bob:will_prevent(healer, { target = { from = hajjaj, to = ogre } })
  s:to("end of attack")
  s:expect(ogre, { damage = 0 })
  s:expect(s.sue, { life = 14 })
  local second = s.sue:has("in play", "El-Hajjâj")
  s:turn_of(s.sue)
  s.sue:attacks {}
  s:turn_of(s.bob)
  s.bob:attacks { wurm }
  s.sue:blocks { [second] = wurm }
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
  s:expect(second, { zone = "graveyard" })
end)

scenario("El-Hajjâj gains no more than the toughness of the creature that it damages", both, function(s)
  local hajjaj = s.bob:has("in play", "El-Hajjâj")
  s.bob:has("in play", "Unholy Strength", { on = hajjaj })
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { hajjaj }
  s.sue:blocks { [sprites] = hajjaj }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(s.bob, { life = 21 })
end)

scenario("El-Hajjâj gains no more than the life that the player it damages had", both, function(s)
  local hajjaj = s.bob:has("in play", "El-Hajjâj")
  s.bob:has("in play", "Unholy Strength", { on = hajjaj })
  s.sue:life(2)
  s.bob:attacks { hajjaj }
  -- Life is looked at when the attack ends (R-LIFE-1).
  s:to("end of attack")
  s:expect(s.sue, { life = -1 })
  s:expect(s.bob, { life = 22 })
end)

scenario("El-Hajjâj gains nothing from a player who has no life left", { "fifth", "microprose" }, function(s)
  local hajjaj = s.bob:has("in play", "El-Hajjâj")
  s.bob:has("hand", "Lightning Bolt"); s.bob:lands("Mountain", 1)
  s.sue:life(3)
  s.bob:attacks { hajjaj }
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:to("end of attack")
  s:expect(s.sue, { life = -1 })
  s:expect(s.bob, { life = 20 })
end)

scenario("El-Hajjâj that dies of its blocker at the same time gains the life", { "fifth", "microprose" }, function(s)
  local one = s.bob:has("in play", "El-Hajjâj")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { one }
  s.sue:blocks { [bears] = one }
  s:to("end of attack")
  s:expect(one, { zone = "graveyard" })
  s:expect(s.bob, { life = 21 })
end)

scenario("El-Hajjâj gains its life when another attacker takes all of the player's at the same time", both, function(s)
  local hajjaj = s.bob:has("in play", "El-Hajjâj")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:life(5)
  s.bob:attacks { hajjaj, wurm }
  s:to("end of attack")
  s:expect(s.sue, { life = -2 })
  s:expect(s.bob, { life = 21 })
end)

scenario("Two El-Hajjâj take a player's last life: each gains what that player had", both, function(s)
  local one = s.bob:has("in play", "El-Hajjâj")
  local two = s.bob:has("in play", "El-Hajjâj")
  s.sue:life(1)
  s.bob:attacks { one, two }
  s:to("end of attack")
  s:expect(s.sue, { life = -1 })
  s:expect(s.bob, { life = 22 })
end)

scenario("R-CRE-8 El-Hajjâj is of the one type that it is summoned as", both, function(s)
  s:expect(s.bob:has("in play", "El-Hajjâj"), { types = { "creature", "el-hajjâj" } })
end)
