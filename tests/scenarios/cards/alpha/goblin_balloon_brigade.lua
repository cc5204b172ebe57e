local both = { "fifth", "microprose" }

scenario("Goblin Balloon Brigade flies for {R} until the end of the turn", both, function(s)
  local it = s.bob:has("in play", "Goblin Balloon Brigade")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Mountain", 1)
  s:expect(it, { power = 1, toughness = 1, colours = { "red" }, lacks = { "flying" } })
  s.bob:activates(it)
  s:expect(it, { has = { "flying" } })
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
  s:to("main")
  s:expect(s.sue, { life = 19 })
  s:turn_of(s.sue)
  s:expect(it, { lacks = { "flying" } })
end)

scenario("R-FLY-1 Goblin Balloon Brigade takes to the air to block a flier", both, function(s)
  local it = s.sue:has("in play", "Goblin Balloon Brigade")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { sprites }
  s:expect_illegal(function() s.sue:blocks { [it] = sprites } end, "R-FLY-1")
  s.sue:activates(it)
  s.sue:blocks { [it] = sprites }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
  s:expect(sprites, { zone = "graveyard" })
end)

scenario("R-SICK-4 Goblin Balloon Brigade flies in the turn it comes, but does not attack", both, function(s)
  s.bob:has("hand", "Goblin Balloon Brigade")
  s.bob:mana "{R}{R}"
  local it = s.bob:casts("Goblin Balloon Brigade")
  s.bob:activates(it)
  s:expect(it, { has = { "flying" } })
  s:expect_illegal(function() s.bob:attacks { it } end, "R-SICK-1")
end)

scenario("Goblin Balloon Brigade flies for red mana alone", both, function(s)
  local it = s.bob:has("in play", "Goblin Balloon Brigade")
  s.bob:mana "{G}{C}"
  s:expect_illegal(function() s.bob:activates(it) end, "R-COST-1")
end)

scenario("R-CRE-8 Goblin Balloon Brigade is a Goblin: Goblin King leads it", both, function(s)
  local it = s.bob:has("in play", "Goblin Balloon Brigade")
  s.bob:has("in play", "Goblin King")
  s:expect(it, { power = 2, toughness = 2, has = { "mountainwalk" } })
end)
