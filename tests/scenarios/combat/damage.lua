scenario("E-117 the attacker's controller splits the damage among several blockers", function(s)
  local giant = s.bob:makes("Giant", { power = 6, toughness = 4 })
  local first = s.sue:makes("Guard", { power = 1, toughness = 4 })
  local second = s.sue:makes("Guard", { power = 1, toughness = 4 })
  s.bob:attacks { giant }
  s.sue:blocks { [first] = giant, [second] = giant }
  s.bob:assigns { [giant] = { [first] = 4, [second] = 2 } }
  s:to("end of attack")
  s:expect(first, { zone = "graveyard" })
  s:expect(second, { zone = "in play", damage = 2 })
  s:expect(giant, { zone = "in play", damage = 2 })
end)

scenario("E-117 three and three kill neither of two blockers of toughness 4", function(s)
  local giant = s.bob:makes("Giant", { power = 6, toughness = 4 })
  local first = s.sue:makes("Guard", { power = 1, toughness = 4 })
  local second = s.sue:makes("Guard", { power = 1, toughness = 4 })
  s.bob:attacks { giant }
  s.sue:blocks { [first] = giant, [second] = giant }
  s.bob:assigns { [giant] = { [first] = 3, [second] = 3 } }
  s:to("end of attack")
  s:expect(first, { zone = "in play", damage = 3 })
  s:expect(second, { zone = "in play", damage = 3 })
end)

scenario("E-117 all six may go to one blocker", function(s)
  local giant = s.bob:makes("Giant", { power = 6, toughness = 4 })
  local first = s.sue:makes("Guard", { power = 1, toughness = 4 })
  local second = s.sue:makes("Guard", { power = 1, toughness = 4 })
  s.bob:attacks { giant }
  s.sue:blocks { [first] = giant, [second] = giant }
  s.bob:assigns { [giant] = { [second] = 6 } }
  s:to("end of attack")
  s:expect(first, { zone = "in play", damage = 0 })
  s:expect(second, { zone = "graveyard" })
end)

scenario("E-231 combat damage is simultaneous: both die", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-135 two first strikers kill each other in the first step", function(s)
  local mine = s.bob:makes("Duellist", { power = 2, toughness = 2, abilities = { "first strike" } })
  local theirs = s.sue:makes("Duellist", { power = 2, toughness = 2, abilities = { "first strike" } })
  s.bob:attacks { mine }
  s.sue:blocks { [theirs] = mine }
  s:to("first strike damage")
  s:expect(mine, { zone = "graveyard" })
  s:expect(theirs, { zone = "graveyard" })
end)

scenario("E-136 Tundra Wolves against one Llanowar Elves", function(s)
  local wolves = s.bob:makes("Tundra Wolves", { power = 1, toughness = 1, abilities = { "first strike" } })
  local elves = s.sue:makes("Llanowar Elves", { power = 1, toughness = 1 })
  s.bob:attacks { wolves }
  s.sue:blocks { [elves] = wolves }
  s:to("end of attack")
  s:expect(elves, { zone = "graveyard" })
  s:expect(wolves, { zone = "in play", damage = 0 })
end)

scenario("E-137 Tundra Wolves against two Llanowar Elves", function(s)
  local wolves = s.bob:makes("Tundra Wolves", { power = 1, toughness = 1, abilities = { "first strike" } })
  local first = s.sue:makes("Llanowar Elves", { power = 1, toughness = 1 })
  local second = s.sue:makes("Llanowar Elves", { power = 1, toughness = 1 })
  s.bob:attacks { wolves }
  s.sue:blocks { [first] = wolves, [second] = wolves }
  s.bob:assigns { [wolves] = { [first] = 1 } }
  s:to("end of attack")
  s:expect(first, { zone = "graveyard" })
  s:expect(second, { zone = "in play" })
  s:expect(wolves, { zone = "graveyard" })
end)
