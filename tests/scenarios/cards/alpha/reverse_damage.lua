local both = { "fifth", "microprose" }

scenario("Reverse Damage turns the damage of one source into life", both, function(s)
  s.bob:has("hand", "Lightning Bolt", { count = 2 })
  s.bob:lands("Mountain", 2)
  s.sue:has("hand", "Reverse Damage")
  s.sue:lands("Plains", 3)
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 17 })
  local bolt = s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s.sue:will_prevent("Reverse Damage", { on = { from = bolt, to = s.sue } })
  s:resolve()
  s:expect(s.sue, { life = 20 })
end)
