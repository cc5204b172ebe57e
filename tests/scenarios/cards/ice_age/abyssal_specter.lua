local both = { "fifth", "microprose" }

scenario("Abyssal Specter, a 2/3 flyer, makes the player whom it damages choose and discard a card", both, function(s)
  local specter = s.bob:has("in play", "Abyssal Specter")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Forest")
  s.sue:has("hand", "Craw Wurm")
  s.bob:has("hand", "Swamp")
  s:expect(specter, { power = 2, toughness = 3 })
  s.bob:attacks { specter }
  s:expect_illegal(function() s.sue:blocks { [ogre] = specter } end, "R-FLY-1")
  s.sue:will("discard", "Forest")
  s:to("end of attack")
  s:expect(s.sue, { life = 18, hand = { "Craw Wurm" }, graveyard = { "Forest" } })
  s:expect(s.bob, { hand = 1 })
end)

scenario("R-TRIG-4 Abyssal Specter costs no card where its damage is prevented, or goes to a creature", both, function(s)
  local specter = s.bob:has("in play", "Abyssal Specter")
  local angel = s.sue:has("in play", "Serra Angel")
  local circle = s.sue:has("in play", "Circle of Protection: Black")
  s.sue:lands("Plains", 1)
  s.sue:has("hand", "Craw Wurm")
  s.sue:will_prevent(circle, { target = specter })
  s.bob:attacks { specter }
  s.sue:blocks {}
  s:to("end of attack")
  s:expect(s.sue, { life = 20, hand = 1 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { specter }
  s.sue:blocks { [angel] = specter }
  s:to("end of attack")
  s:expect(angel, { damage = 2 })
  s:expect(s.sue, { hand = 2 })
end)

scenario("Abyssal Specter costs a card whoever the damaged player is, its own controller too", both, function(s)
  local specter = s.bob:has("in play", "Abyssal Specter")
  s.sue:has("hand", "Forest")
  s.bob:has("hand", "Swamp")
  s:card [[ return artifact "Test Mirror" { cost = "{1}", activated { cost = "{0}", target = packet:to(you), redirect(target, opponent) } } ]]
  local mirror = s.sue:has("in play", "Test Mirror")
  s.sue:will_prevent(mirror, { target = specter })
  s.bob:attacks { specter }
  s:to("end of attack")
  s:expect(s.sue, { life = 20, hand = 1 })
  s:expect(s.bob, { life = 18, hand = 0, graveyard = { "Swamp" } })
end)

scenario("Abyssal Specter costs a player with an empty hand nothing", both, function(s)
  local specter = s.bob:has("in play", "Abyssal Specter")
  s.bob:attacks { specter }
  s:to("end of attack")
  s:expect(s.sue, { life = 18, hand = 0, graveyard = 0 })
end)
