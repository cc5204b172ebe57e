local both = { "fifth", "microprose" }

scenario("E-133 White Knight against Giant Spider", both, function(s)
  local spider = s.bob:has("in play", "Giant Spider")
  local knight = s.sue:has("in play", "White Knight")
  s.bob:attacks { spider }
  s.sue:blocks { [knight] = spider }
  s:to("first strike damage")
  s:expect(spider, { zone = "in play", damage = 2 })
  s:expect(knight, { zone = "in play", damage = 0 })
  s:to("end of attack")
  s:expect(spider, { zone = "in play", damage = 2 })
  s:expect(knight, { zone = "graveyard" })
end)

scenario("E-134 Black Knight, Giant Spider and Lightning Bolt", both, function(s)
  local spider = s.bob:has("in play", "Giant Spider")
  local knight = s.sue:has("in play", "Black Knight")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { spider }
  s.sue:blocks { [knight] = spider }
  s.sue:casts("Lightning Bolt", { on = spider })
  s:expect(spider, { damage = 3, zone = "in play" })
  s:to("first strike damage")
  s:expect(spider, { zone = "graveyard" })
  s:to("end of attack")
  s:expect(knight, { zone = "in play", damage = 0 })
end)

scenario("E-134 without the Bolt Black Knight dies to Giant Spider", both, function(s)
  local spider = s.bob:has("in play", "Giant Spider")
  local knight = s.sue:has("in play", "Black Knight")
  s.bob:attacks { spider }
  s.sue:blocks { [knight] = spider }
  s:to("end of attack")
  s:expect(spider, { zone = "in play", damage = 2 })
  s:expect(knight, { zone = "graveyard" })
end)

scenario("E-135 two first strikers kill each other in the first step", both, function(s)
  local mine = s.bob:makes("Duellist", { power = 2, toughness = 2, abilities = { "first strike" } })
  local theirs = s.sue:makes("Duellist", { power = 2, toughness = 2, abilities = { "first strike" } })
  s.bob:attacks { mine }
  s.sue:blocks { [theirs] = mine }
  s:to("first strike damage")
  s:expect(mine, { zone = "graveyard" })
  s:expect(theirs, { zone = "graveyard" })
end)

scenario("E-135 b: an additional first strike adds nothing", both, function(s)
  s:card [[ return enchant_creature "Test Lance" { cost = "{W}", continuous { affects = enchanted, gains = first_strike } } ]]
  local mine = s.bob:makes("Duellist", { power = 2, toughness = 2, abilities = { "first strike" } })
  local theirs = s.sue:makes("Duellist", { power = 2, toughness = 2, abilities = { "first strike" } })
  s.bob:has("in play", "Test Lance", { on = mine })
  s.bob:attacks { mine }
  s.sue:blocks { [theirs] = mine }
  s:to("first strike damage")
  s:expect(mine, { zone = "graveyard" })
  s:expect(theirs, { zone = "graveyard" })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("E-136 Tundra Wolves against one Llanowar Elves", both, function(s)
  local wolves = s.bob:has("in play", "Tundra Wolves")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:attacks { wolves }
  s.sue:blocks { [elves] = wolves }
  s:to("first strike damage")
  s:expect(elves, { zone = "graveyard" })
  s:to("end of attack")
  s:expect(wolves, { zone = "in play", damage = 0 })
end)

scenario("E-137 Tundra Wolves against two Llanowar Elves", both, function(s)
  local wolves = s.bob:has("in play", "Tundra Wolves")
  local first = s.sue:has("in play", "Llanowar Elves")
  local second = s.sue:has("in play", "Llanowar Elves")
  s.bob:attacks { wolves }
  s.sue:blocks { [first] = wolves, [second] = wolves }
  s.bob:assigns { [wolves] = { [first] = 1 } }
  s:to("first strike damage")
  s:expect(first, { zone = "graveyard" })
  s:expect(wolves, { zone = "in play" })
  s:to("end of attack")
  s:expect(second, { zone = "in play", damage = 0 })
  s:expect(wolves, { zone = "graveyard" })
end)
