local both = { "fifth", "microprose" }

scenario("Lord of Tresserhorn comes for 2 life and two creatures, and the opponent draws two cards", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.bob:has("in play", "Serra Angel")
  s.bob:has("hand", "Lord of Tresserhorn")
  s.bob:mana "{C}{U}{B}{R}"
  s.bob:will("choose", bears)
  s.bob:will("choose", ogre)
  local lord = s.bob:casts("Lord of Tresserhorn")
  s:expect(lord, { zone = "in play", power = 10, toughness = 4, colours = { "blue", "black", "red" } })
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(angel, { zone = "in play" })
  s:expect(s.bob, { life = 18 })
  s:expect(s.sue, { hand = 2, life = 20 })
end)

scenario("Lord of Tresserhorn with one other creature is sacrificed with it", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lord of Tresserhorn")
  s.bob:mana "{C}{U}{B}{R}"
  s.bob:will("choose", bears)
  local lord = s.bob:casts("Lord of Tresserhorn")
  s:expect(lord, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { hand = 2 })
end)

scenario("Lord of Tresserhorn regenerates for {B}", both, function(s)
  local lord = s.bob:has("in play", "Lord of Tresserhorn")
  s.bob:lands("Swamp", 1)
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { lord }
  s.sue:blocks { [wurm] = lord }
  s.bob:will_regenerate(lord)
  s:to("main")
  s:expect(lord, { zone = "in play", damage = 0, tapped = true })
  s:expect(wurm, { zone = "graveyard" })
end)
