local both = { "fifth", "microprose" }

scenario("Serpent Generator makes a Poison Snake, an artifact creature of 1/1 that poisons whom it damages", both, function(s)
  local generator = s.bob:has("in play", "Serpent Generator")
  s.bob:lands("Forest", 4)
  s.bob:activates(generator)
  local snake = s.bob:finds("Poison Snake")
  s:expect(snake, { power = 1, toughness = 1, types = { "artifact", "creature" } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { snake }
  s:to("main")
  s:expect(s.sue, { life = 19, counters = { poison = 1 } })
end)

scenario("Serpent Generator is tapped for its snake, and needs four mana", both, function(s)
  local generator = s.bob:has("in play", "Serpent Generator")
  s.bob:lands("Forest", 3)
  s:expect_illegal(function() s.bob:activates(generator) end, "R-COST-1")
  s.bob:lands("Forest", 5)
  s.bob:activates(generator)
  s:expect(generator, { tapped = true })
  s:expect_illegal(function() s.bob:activates(generator) end, "tapped")
end)

scenario("A Poison Snake of Serpent Generator that is blocked poisons nobody", both, function(s)
  local generator = s.bob:has("in play", "Serpent Generator")
  s.bob:lands("Forest", 4)
  s.bob:activates(generator)
  local snake = s.bob:finds("Poison Snake")
  local wall = s.sue:has("in play", "Wall of Stone")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { snake }
  s.sue:blocks { [wall] = snake }
  s:to("main")
  s:expect(s.sue, { life = 20, counters = { poison = 0 } })
end)

scenario("A Clone of a Poison Snake poisons like it", both, function(s)
  local gen = s.bob:has("in play", "Serpent Generator")
  s.bob:mana "{4}"
  s.bob:activates(gen)
  local snake = s.bob:finds("Poison Snake")
  local clone = s.bob:has("in play", "Clone", { choosing = snake })
  s:expect(clone, { name = "Poison Snake", power = 1 })
  s.bob:attacks { clone }
  s:to("main")
  s:expect(s.sue, { life = 19, counters = { poison = 1 } })
end)

scenario("A Poison Snake of Serpent Generator whose damage is prevented poisons nobody", both, function(s)
  local gen = s.bob:has("in play", "Serpent Generator")
  s.bob:mana "{4}"
  s.bob:activates(gen)
  local snake = s.bob:finds("Poison Snake")
  local circle = s.sue:has("in play", "Circle of Protection: Artifacts")
  s.sue:lands("Plains", 2)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { snake }
  s.sue:will_prevent(circle)
  s:to("main")
  s:expect(s.sue, { life = 20, counters = { poison = 0 } })
end)

scenario("A Poison Snake poisons when its Serpent Generator is gone, and whoever it is sent against", both, function(s)
  local gen = s.bob:has("in play", "Serpent Generator")
  s.bob:mana "{4}"
  s.bob:activates(gen)
  local snake = s.bob:finds("Poison Snake")
  s.sue:has("hand", "Shatter")
  s.sue:mana "{1}{R}"
  s.sue:casts("Shatter", { on = gen })
  s.sue:has("in play", "Control Magic", { on = snake })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s.sue:attacks { snake }
  s:to("main")
  s:expect(s.bob, { life = 19, counters = { poison = 1 } })
end)
