local both = { "fifth", "microprose" }

scenario("R-CRE-8 Goblin King is a Lord and no Goblin: two of them do not lead each other", both, function(s)
  local kings = s.bob:has("in play", "Goblin King", { count = 2 })
  local balloon = s.bob:has("in play", "Goblin Balloon Brigade")
  local theirs = s.sue:has("in play", "Mons's Goblin Raiders")
  for _, king in ipairs(kings) do s:expect(king, { power = 2, toughness = 2, lacks = { "mountainwalk" } }) end
  s:expect(balloon, { power = 3, toughness = 3 })
  s:expect(theirs, { power = 3, toughness = 3, has = { "mountainwalk" } })
end)
