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

scenario("R-LIFE-6 the life that Lord of Tresserhorn costs is no damage, and he regenerates only as he dies (R-REGEN-2)", both, function(s)
  s.bob:has("hand", "Lord of Tresserhorn")
  s.bob:mana "{1}{U}{B}{R}"
  local circle = s.bob:has("in play", "Circle of Protection: Black")
  s.bob:lands("Plains", 1)
  for _, ogre in ipairs(s.bob:has("in play", "Gray Ogre", { count = 2 })) do s.bob:will("choose", ogre) end
  local lord = s.bob:casts("Lord of Tresserhorn")
  s:expect(lord, { zone = "in play", power = 10, toughness = 4 })
  s:expect(s.bob, { life = 18, graveyard = { "Gray Ogre", "Gray Ogre" } })
  s:expect_illegal(function() s.bob:activates(circle) end, "R-DP-8")
  s.bob:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:activates(lord) end, "R-REGEN-2")
end)

scenario("Lord of Tresserhorn alone is sacrificed himself, for he is one of the two", both, function(s)
  s.bob:has("hand", "Lord of Tresserhorn")
  s.bob:mana "{1}{U}{B}{R}"
  local lord = s.bob:casts("Lord of Tresserhorn")
  s:expect(lord, { zone = "graveyard" })
  s:expect(s.bob, { life = 18 })
  s:expect(s.sue, { hand = 2 })
end)

scenario("Lord of Tresserhorn sacrifices two others and stays; the 2 life are lost with 1 life left as well", both, function(s)
  s.bob:life(1)
  s.bob:has("hand", "Lord of Tresserhorn")
  s.bob:mana "{1}{U}{B}{R}"
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s.bob:will("choose", bears)
  local lord = s.bob:casts("Lord of Tresserhorn")
  s:expect(lord, { zone = "in play" })
  s:expect(s.bob, { life = -1, lost = false })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
end)

scenario("Lord of Tresserhorn that Animate Dead brings asks for his price as well", both, function(s)
  local lord = s.bob:has("graveyard", "Lord of Tresserhorn")
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s.bob:has("hand", "Animate Dead")
  s.bob:mana "{1}{B}"
  s.bob:will("choose", bears)
  s.bob:casts("Animate Dead", { on = lord })
  s:expect(lord, { zone = "in play", power = 9 })
  s:expect(s.bob, { life = 18 })
  s:expect(s.sue, { hand = 2 })
end)
