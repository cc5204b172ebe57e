scenario("E-170 rampage: two for each blocker beyond the first, until end of turn", function(s)
  local gorillas = s.bob:has("in play", "Gorilla Berserkers")
  local walls = s.sue:has("in play", "Wall of Brambles", { count = 3 })
  s.bob:attacks { gorillas }
  s:expect(gorillas, { power = 2, toughness = 3 })
  s.sue:blocks { [walls[1]] = gorillas, [walls[2]] = gorillas, [walls[3]] = gorillas }
  s:expect(gorillas, { power = 6, toughness = 7 })
  s.bob:assigns { [gorillas] = { [walls[1]] = 6 } }
  s:to("end of attack")
  s:expect(gorillas, { zone = "in play", power = 6, toughness = 7, damage = 6 })
  s:expect(walls[1], { zone = "graveyard" })
  s:expect(s.sue, { life = 17 })
  s:next_turn()
  s:expect(gorillas, { power = 2, toughness = 3 })
end)

scenario("E-170 fewer than three creatures cannot block Gorilla Berserkers", function(s)
  local gorillas = s.bob:has("in play", "Gorilla Berserkers")
  local walls = s.sue:has("in play", "Wall of Brambles", { count = 2 })
  s.bob:attacks { gorillas }
  s:expect_illegal(function() s.sue:blocks { [walls[1]] = gorillas, [walls[2]] = gorillas } end, "it takes 3 blockers at least")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("E-170 b: with a single blocker rampage gives nothing", function(s)
  s:card [[ return summon "Gorilla" "Test Gorilla" { cost = "{3}{G}{G}", power = 2, toughness = 3, rampage(2) } ]]
  local gorilla = s.bob:has("in play", "Test Gorilla")
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.bob:attacks { gorilla }
  s.sue:blocks { [wall] = gorilla }
  s:expect(gorilla, { power = 2, toughness = 3 })
end)

scenario("R-RAMP-1 the blockers of another attacker give it nothing", { "fifth", "microprose" }, function(s)
  s:card [[ return summon "Gorilla" "Test Gorilla" { cost = "{3}{G}{G}", power = 2, toughness = 3, rampage(2) } ]]
  local gorilla = s.bob:has("in play", "Test Gorilla")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local walls = s.sue:has("in play", "Wall of Brambles", { count = 2 })
  s.bob:attacks { gorilla, bears }
  s.sue:blocks { [walls[1]] = bears, [walls[2]] = bears }
  s:expect(gorilla, { power = 2, toughness = 3 })
end)
