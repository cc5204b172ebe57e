local both = { "fifth", "microprose" }

scenario("Chain Lightning deals 3 damage to a creature or a player; nobody who cannot pay is asked", both, function(s)
  s.bob:has("hand", "Chain Lightning")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Chain Lightning", { on = s.sue })
  s:expect(s.sue, { life = 17 })
end)

scenario("The player whom Chain Lightning damaged may decline to pay {R}{R}", both, function(s)
  s.bob:has("hand", "Chain Lightning")
  s.bob:lands("Mountain", 1)
  s.sue:lands("Mountain", 2)
  s.sue:will("pay", false)
  s.bob:casts("Chain Lightning", { on = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 20 })
end)
