local both = { "fifth", "microprose" }

scenario("R-DP-3 half of a packet is prevented", both, function(s)
  s:card [[ return instant "Test Sphere" { cost = "{W}", target = packet:to(you),
    prevent(half_down(damage_in(target)), target) } ]]
  s.bob:has("hand", "Test Sphere")
  s.bob:lands("Plains", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:will_prevent("Test Sphere")
  s.sue:casts("Lightning Bolt", { on = s.bob })
  s:expect(s.bob, { life = 18 })
end)

scenario("R-DP-3 what was prevented this way is known to what follows, also at end of turn", both, function(s)
  s:card [[ return instant "Test Boon" { cost = "{W}", target = packet:to(creatures),
    prevent(3, target), next_end_of_turn { gain_life(result) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Boon")
  s.bob:lands("Plains", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:will_prevent("Test Boon")
  s.sue:casts("Lightning Bolt", { on = bears })
  s:expect(s.bob, { life = 20 })
  s:next_turn()
  s:expect(bears, { zone = "in play" })
  s:expect(s.bob, { life = 23 })
end)
