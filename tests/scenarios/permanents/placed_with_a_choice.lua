-- A card that a scenario places in play has chosen what it chooses as it comes.

local both = { "fifth", "microprose" }

scenario("what was chosen is said where a card is placed", both, function(s)
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("in play", "Phantasmal Terrain", { on = forest, choosing = "swamp" })
  s:expect(forest, { land_types = { "swamp" } })
  local clay = s.bob:has("in play", "Primal Clay", { choosing = 3 })
  s:expect(clay, { power = 1, toughness = 6, types = { "artifact", "creature", "wall" } })
end)

scenario("several that are placed together choose alike", both, function(s)
  for _, clay in pairs(s.bob:has("in play", "Primal Clay", { count = 2, choosing = 1 })) do
    s:expect(clay, { power = 2, has = { "flying" } })
  end
end)

scenario("what has but one answer is chosen unsaid, and what is paid on the way is not paid", both, function(s)
  local giant = s.sue:has("in play", "Hill Giant")
  local clone = s.bob:has("in play", "Clone")
  s:expect(clone, { name = "Hill Giant", power = 3, controller = s.bob })
  s:expect(giant, { controller = s.sue })
  s.sue:has("in play", "White Knight", { count = 2 })
  local race = s.bob:has("in play", "Nameless Race", { choosing = 2 })
  s:expect(race, { power = 2 })
  s:expect(s.bob, { life = 20 })
end)
