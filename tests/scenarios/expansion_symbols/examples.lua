-- Demo cards of two expansions, and none of another.
scenario("E-191 only cards with that expansion symbol are destroyed", function(s)
  s:rules("fifth")
  local queen = s.bob:has("in play", "Sorceress Queen")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local mutation = s.sue:has("in play", "Unstable Mutation", { on = bears })
  local forest = s.sue:has("in play", "Forest")
  s:card [[ return sorcery "Test Sands" { cost = "{R}", destroy(each(permanents:from_expansion "ARN")) } ]]
  s.bob:has("hand", "Test Sands")
  s.bob:mana "{R}"
  s.bob:casts("Test Sands")
  s:expect(queen, { zone = "graveyard" })
  s:expect(mutation, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
  s:expect(forest, { zone = "in play" })
end)
