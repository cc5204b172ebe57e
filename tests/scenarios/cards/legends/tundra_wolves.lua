scenario("Tundra Wolves kills a 1/1 blocker before it strikes back", function(s)
  local wolves = s.bob:has("in play", "Tundra Wolves")
  local hero = s.sue:has("in play", "Benalish Hero")
  s.bob:attacks { wolves }
  s.sue:blocks { [hero] = wolves }
  s:to("end of attack")
  s:expect(wolves, { zone = "in play", damage = 0 })
  s:expect(hero, { zone = "graveyard" })
end)

scenario("R-FS-2 Tundra Wolves and another first striker of their size kill each other", { "fifth", "microprose" }, function(s)
  local wolves = s.bob:has("in play", "Tundra Wolves")
  local others = s.sue:has("in play", "Tundra Wolves")
  s.bob:attacks { wolves }
  s.sue:blocks { [others] = wolves }
  s:to("main")
  s:expect(wolves, { zone = "graveyard" })
  s:expect(others, { zone = "graveyard" })
end)

scenario("Tundra Wolves strike a bigger creature first, and die of it nevertheless", { "fifth", "microprose" }, function(s)
  local wolves = s.sue:has("in play", "Tundra Wolves")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:blocks { [wolves] = bears }
  s:to("main")
  s:expect(wolves, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 1 })
end)
