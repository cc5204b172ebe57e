scenario("Vodalian Soldiers are a 1/2 blue creature without abilities", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Vodalian Soldiers")
  s.bob:mana "{C}{U}"
  s.bob:casts("Vodalian Soldiers")
  s:expect(s.bob:finds("Vodalian Soldiers"), { power = 1, toughness = 2, colours = { "blue" } })
end)

scenario("Vodalian Soldiers are Merfolk, which Vodalian War Machine may tap", { "fifth", "microprose" }, function(s)
  local soldiers = s.bob:has("in play", "Vodalian Soldiers")
  local machine = s.bob:has("in play", "Vodalian War Machine")
  s.bob:activates(machine, { ability = 2, target = soldiers })
  s:expect(soldiers, { tapped = true })
  s:expect(machine, { power = 2, toughness = 5 })
end)
