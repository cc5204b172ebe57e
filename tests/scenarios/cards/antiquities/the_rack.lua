local both = { "fifth", "microprose" }

for cards, life in pairs { [0] = 17, [1] = 18, [2] = 19, [3] = 20, [5] = 20 } do
  scenario("The Rack leaves an opponent with " .. cards .. " cards in hand at " .. life .. " life", both, function(s)
    s.bob:has("in play", "The Rack")
    for _ = 1, cards do s.sue:has("hand", "Forest") end
    s:turn_of(s.sue)
    s:expect(s.sue, { life = life })
    s:expect(s.bob, { life = 20 })
  end)
end

scenario("The Rack hurts the opponent only, and in the own upkeep only", both, function(s)
  s.bob:has("in play", "The Rack")
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 17 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 17 })
end)

scenario("R-ART-1 The Rack that is tapped in the opponent's upkeep deals nothing", both, function(s)
  s.bob:has("in play", "The Rack", { tapped = true })
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 20 })
end)

scenario("The Rack, ruling 2004-10-04: whom it hurts is settled as it comes, whoever controls it later", both, function(s)
  local rack = s.bob:has("hand", "The Rack")
  s.bob:lands("Forest", 1)
  s.bob:casts(rack)
  s.sue:has("in play", "Steal Artifact", { on = rack })
  s:expect(rack, { controller = s.sue })
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 17 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
end)

scenario("The Rack deals nothing to a player with three cards or more", both, function(s)
  s.bob:has("in play", "The Rack")
  s.sue:has("hand", "Forest", { count = 5 })
  s:next_turn()
  s:expect(s.sue, { life = 20 })
end)
