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

scenario("E-132 White Knight against a 4/1", function(s)
  local brute = s.bob:makes("Brute", { power = 4, toughness = 1 })
  local knight = s.sue:has("in play", "White Knight")
  s.bob:attacks { brute }
  s.sue:blocks { [knight] = brute }
  s:to("end of attack")
  s:expect(brute, { zone = "graveyard" })
  s:expect(knight, { zone = "in play", damage = 0 })
end)
