scenario("E-139 forestwalk against a player with a forest", function(s)
  local dryads = s.bob:makes("Shanodin Dryads", { power = 1, toughness = 1, colours = { "green" }, abilities = { "forestwalk" } })
  local others = s.sue:makes("Shanodin Dryads", { power = 1, toughness = 1, colours = { "green" }, abilities = { "forestwalk" } })
  s.sue:lands("Forest", 1)
  s.bob:attacks { dryads }
  s:expect_illegal(function() s.sue:blocks { [others] = dryads } end)
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("E-139 forestwalk against a player without one", function(s)
  local dryads = s.bob:makes("Shanodin Dryads", { power = 1, toughness = 1, colours = { "green" }, abilities = { "forestwalk" } })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 1)
  s.bob:attacks { dryads }
  s.sue:blocks { [bears] = dryads }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(dryads, { zone = "graveyard" })
end)

scenario("E-140 Lost Soul and a land that only became a swamp", function(s)
  local soul = s.bob:makes("Lost Soul", { power = 2, toughness = 1, colours = { "black" }, abilities = { "swampwalk" } })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local plains = s.sue:has("in play", "Plains")
  s.bob:has("in play", "Evil Presence", { on = plains })
  s.bob:attacks { soul }
  s:expect_illegal(function() s.sue:blocks { [bears] = soul } end)
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("E-162 a blocker with protection from green leaves a green trampler nothing to spill", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local guard = s.sue:makes("Guard", { power = 1, toughness = 1, abilities = { "protection from green" } })
  s.bob:attacks { mammoth }
  s.sue:blocks { [guard] = mammoth }
  s:to("end of attack")
  s:expect(guard, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-228 protection from artifacts", function(s)
  local guard = s.bob:makes("Guard", { power = 1, toughness = 1, abilities = { "protection from artifacts" } })
  local golem = s.sue:makes("Golem", { power = 3, toughness = 3, types = { "artifact", "creature" } })
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:lands("Swamp", 3)
  s.bob:attacks { guard }
  s:expect_illegal(function() s.sue:activates(rod, { target = guard }) end)
  s:expect_illegal(function() s.sue:blocks { [golem] = guard } end)
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)
