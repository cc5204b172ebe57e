scenario("Circle of Protection: Blue stops the damage of one blue source", function(s)
  local circle = s.sue:has("in play", "Circle of Protection: Blue")
  s.sue:lands("Plains", 1)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.sue:will_prevent(circle)
  s.bob:activates(sorcerer, { target = s.sue })
  s:expect(s.sue, { life = 20 })
end)

scenario("Circle of Protection: Blue does not protect a creature, nor against green", function(s)
  local circle = s.sue:has("in play", "Circle of Protection: Blue")
  s.sue:lands("Plains", 2)
  local hero = s.sue:has("in play", "Benalish Hero")
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:activates(sorcerer, { target = hero })
  s:expect(hero, { zone = "graveyard" })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

local function pinged(s, victim, lands)
  local circle = s.sue:has("in play", "Circle of Protection: Blue")
  if lands > 0 then s.sue:lands("Plains", lands) end
  s.bob:activates(s.bob:has("in play", "Prodigal Sorcerer"), { target = victim, held = true })
  s:to("damage prevention")
  return circle
end

scenario("Circle of Protection: Blue cannot be aimed at damage to a creature", function(s)
  local circle = pinged(s, s.sue:has("in play", "Gray Ogre"), 1)
  s:expect_illegal(function() s.sue:activates(circle) end, "no legal target")
end)

scenario("Circle of Protection: Blue is not used without mana", function(s)
  local circle = pinged(s, s.sue, 0)
  s:expect_illegal(function() s.sue:activates(circle) end, "the cost {1} cannot be paid")
end)

scenario("Circle of Protection: Blue cannot be aimed at damage of a source that is not blue", function(s)
  local circle = s.sue:has("in play", "Circle of Protection: Blue")
  s.sue:lands("Plains", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(circle) end, "no legal target")
end)

scenario("Circle of Protection: Blue prevents the damage of a source of several colours, and treats further damage normally", { "fifth", "microprose" }, function(s)
  local circle = s.sue:has("in play", "Circle of Protection: Blue")
  s.sue:lands("Plains", 2)
  local it = s.bob:has("in play", "Phelddagrif")
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:attacks { it }
  s.sue:will_prevent(circle, { target = { from = it } })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s.bob:activates(tim, { on = s.sue })
  s:expect(s.sue, { life = 19 })
end)

scenario("Circle of Protection: Blue that Sleight of Mind has changed prevents red damage, and no blue", { "fifth", "microprose" }, function(s)
  local circle = s.sue:has("in play", "Circle of Protection: Blue")
  s.sue:lands("Plains", 1)
  s.sue:has("hand", "Sleight of Mind")
  s.sue:mana "{U}"
  s.sue:casts("Sleight of Mind", { on = circle, choosing = { "blue", "red" } })
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:activates(tim, { on = s.sue })
  s:expect(s.sue, { life = 19 })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.sue:will_prevent(circle)
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 19 })
end)
