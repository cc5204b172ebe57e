scenario("Mana Short taps all lands of a player and drains the pool", function(s)
  local swamps = s.sue:has("in play", "Swamp", { count = 2 })
  local forest = s.bob:has("in play", "Forest")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:mana "{B}{B}"
  s.bob:has("hand", "Mana Short")
  s.bob:mana "{U}{U}{U}"
  s.bob:casts("Mana Short", { target = s.sue })
  for _, swamp in ipairs(swamps) do s:expect(swamp, { tapped = true }) end
  s:expect(s.sue, { mana = "", life = 20 })
  s:expect(forest, { tapped = false })
  s:expect(rod, { tapped = false })
end)
