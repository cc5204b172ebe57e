local both = { "fifth", "microprose" }

scenario("Karplusan Forest gives colourless mana for nothing, and red or green with one damage to its controller", both, function(s)
  local lands = s.bob:has("in play", "Karplusan Forest", { count = 3 })
  s.bob:taps_for_mana(lands[1], "colourless")
  s:expect(s.bob, { life = 20, mana = "{C}" })
  s.bob:taps_for_mana(lands[2], "red")
  s:expect(s.bob, { life = 19, mana = "{C}{R}" })
  s.bob:taps_for_mana(lands[3], "green")
  s:expect(s.bob, { life = 18, mana = "{C}{R}{G}" })
  s:expect(lands[3], { tapped = true })
end)

scenario("Karplusan Forest gives no other colour, and R-LAND-3 is neither Forest nor Mountain", both, function(s)
  local it = s.bob:has("in play", "Karplusan Forest")
  s:expect(it, { land_types = {} })
  s:expect_illegal(function() s.bob:taps_for_mana(it, "white") end, "Karplusan Forest")
end)

scenario("The damage of Karplusan Forest is damage, and may be prevented", both, function(s)
  local it = s.bob:has("in play", "Karplusan Forest")
  s.bob:has("hand", "Healing Salve")
  s.bob:mana "{W}"
  s.bob:will_prevent("Healing Salve", { mode = 2 })
  s.bob:taps_for_mana(it, "red")
  s:expect(s.bob, { life = 20 })
end)

scenario("R-COST-2 a tapped Karplusan Forest gives nothing", both, function(s)
  local it = s.bob:has("in play", "Karplusan Forest", { tapped = true })
  for ability = 1, 2 do
    s:expect_illegal(function() s.bob:activates(it, { ability = ability }) end, "tapped")
  end
  s:expect(s.bob, { life = 20, mana = "" })
end)
