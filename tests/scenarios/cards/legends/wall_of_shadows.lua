scenario("Wall of Shadows takes no damage from what it blocks, but from others", function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Shadows")
  s.bob:lands("Mountain", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s:to("main")
  s:expect(wall, { zone = "in play" })
  s.bob:casts("Lightning Bolt", { target = wall })
  s:expect(wall, { zone = "graveyard" })
end)

scenario("Wall of Shadows is no target of what can target Walls alone", function(s)
  local wall = s.sue:has("in play", "Wall of Shadows")
  local other = s.sue:has("in play", "Wall of Brambles")
  s:card [[ return instant "Wall Breaker" { cost = "{R}", target = creature:of_type "wall", destroy(target) } ]]
  s:card [[ return instant "Any Breaker" { cost = "{R}", target = creature, destroy(target) } ]]
  s.bob:lands("Mountain", 3)
  s.bob:has("hand", "Wall Breaker")
  s.bob:has("hand", "Any Breaker")
  s:expect_illegal(function() s.bob:casts("Wall Breaker", { target = wall }) end, "Wall of Shadows")
  s.bob:casts("Wall Breaker", { target = other })
  s:expect(other, { zone = "graveyard" })
  s.bob:casts("Any Breaker", { target = wall })
  s:expect(wall, { zone = "graveyard" })
end)

scenario("Wall of Shadows, ruling 2004-10-04: it is a target of a spell that has another mode besides one for Walls", { "fifth", "microprose" }, function(s)
  local wall = s.sue:has("in play", "Wall of Shadows")
  s:card [[ return instant "Split Breaker" { cost = "{R}", text = "Choose one -- Destroy target Wall; or tap target creature.",
    choose_one { mode { target = creature:of_type "wall", destroy(target) }, mode { target = creature, tap(target) } } } ]]
  s.bob:lands("Mountain", 1)
  s.bob:has("hand", "Split Breaker")
  s.bob:casts("Split Breaker", { mode = 1, target = wall })
  s:expect(wall, { zone = "graveyard" })
end)

scenario("Wall of Shadows dies of 1 damage of a creature that it does not block", { "fifth", "microprose" }, function(s)
  local w = s.bob:has("in play", "Wall of Shadows")
  local t = s.sue:has("in play", "Prodigal Sorcerer")
  local a = s.sue:has("in play", "Grizzly Bears")
  s:turn_of(s.sue)
  s.sue:attacks { a }
  s.bob:blocks { [w] = a }
  s:to("end of attack")
  s:expect(w, { zone = "in play" })
  s.sue:activates(t, { target = w })
  s:expect(w, { zone = "graveyard" })
end)

scenario("Wall of Shadows: a trampling attacker has no excess over damage that is reduced to 0 (R-TRAMPLE-4)", { "fifth", "microprose" }, function(s)
  local w = s.bob:has("in play", "Wall of Shadows")
  local m = s.sue:has("in play", "War Mammoth")
  s:turn_of(s.sue)
  s.sue:attacks { m }
  s.bob:blocks { [w] = m }
  s:to("end of attack")
  s:expect(w, { zone = "in play", damage = 0 }); s:expect(s.bob, { life = 20 })
end)
