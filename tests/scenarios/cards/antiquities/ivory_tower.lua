local both = { "fifth", "microprose" }

for cards, life in pairs { [3] = 20, [4] = 20, [5] = 21, [7] = 23 } do
  scenario("Ivory Tower with " .. cards .. " cards in hand leaves its controller at " .. life .. " life", both, function(s)
    s.bob:has("in play", "Ivory Tower")
    for _ = 1, cards do s.bob:has("hand", "Forest") end
    s:turn_of(s.sue)
    s:expect(s.bob, { life = 20 })
    s:turn_of(s.bob)
    s:expect(s.bob, { life = life })
    s:expect(s.sue, { life = 20 })
  end)
end

scenario("Ivory Tower, ruling 2004-10-04: Ivory Tower counts the hand when its effect is resolved", both, function(s)
  local tower = s.bob:has("in play", "Ivory Tower")
  s.bob:has("hand", "Forest", { count = 5 })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s:turn_of(s.sue)
  s:to_effect(tower)
  s:expect(s.bob, { hand = 6, life = 20 })
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 21 })
end)
