local both = { "fifth", "microprose" }

scenario("Creature Bond deals the damage to who controls the creature, whoever controls the enchantment", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("in play", "Creature Bond", { on = wurm })
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s.sue:casts("Terror", { on = wurm })
  s:expect(s.bob, { life = 16 })
  s:expect(s.sue, { life = 20 })
end)
