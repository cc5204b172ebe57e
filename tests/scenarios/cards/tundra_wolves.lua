scenario("Tundra Wolves kills a 1/1 blocker before it strikes back", function(s)
  local wolves = s.bob:has("in play", "Tundra Wolves")
  local hero = s.sue:has("in play", "Benalish Hero")
  s.bob:attacks { wolves }
  s.sue:blocks { [hero] = wolves }
  s:to("end of attack")
  s:expect(wolves, { zone = "in play", damage = 0 })
  s:expect(hero, { zone = "graveyard" })
end)
