local both = { "fifth", "microprose" }

scenario("Soldevi Simulacrum, ruling 2008-10-01: its cumulative upkeep is paid whole or not at all, and it is buried", both, function(s)
  local it = s.bob:has("in play", "Soldevi Simulacrum")
  s.bob:lands("Forest", 1)
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(it, { zone = "in play" })
  s:turn_of(s.sue)
  s:turn_of(s.bob)                                 -- {2} is asked for, and there is {1}
  s:expect(it, { zone = "graveyard" })
end)

scenario("R-CUM-1 the cumulative upkeep of Soldevi Simulacrum grows by {1} each time", both, function(s)
  local it = s.bob:has("in play", "Soldevi Simulacrum")
  local forests = s.bob:has("in play", "Forest", { count = 3 })
  s:expect(it, { power = 2, toughness = 4, types = { "artifact", "creature" } })
  for n = 1, 3 do
    s:turn_of(s.sue)
    s.bob:will("pay", true)
    s:turn_of(s.bob)
    s:expect(it, { zone = "in play" })
    for i = 1, n do s:expect(forests[i], { tapped = true }) end
    for i = n + 1, 3 do s:expect(forests[i], { tapped = false }) end
  end
end)

scenario("Soldevi Simulacrum is not kept by who does not want to pay", both, function(s)
  local it = s.bob:has("in play", "Soldevi Simulacrum")
  s.bob:lands("Forest", 3)
  s:turn_of(s.sue)
  s.bob:will("pay", false)
  s:turn_of(s.bob)
  s:expect(it, { zone = "graveyard" })
end)

scenario("Soldevi Simulacrum gets +1/+0 for each {1} until end of turn", both, function(s)
  local it = s.bob:has("in play", "Soldevi Simulacrum")
  s.bob:lands("Forest", 2)
  s.bob:attacks { it }
  s.bob:activates(it)
  s.bob:activates(it)
  s:expect(it, { power = 4, toughness = 4 })
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
  s:next_turn()
  s:expect(it, { power = 2 })
end)
