local both = { "fifth", "microprose" }

scenario("Psionic Blast deals 4 damage to a target and 2 to its caster", both, function(s)
  s.bob:has("hand", "Psionic Blast", { count = 2 })
  s.bob:lands("Island", 6)
  local spider = s.sue:has("in play", "Giant Spider")
  s.bob:casts("Psionic Blast", { on = s.sue })
  s:expect(s.sue, { life = 16 })
  s:expect(s.bob, { life = 18 })
  s.bob:casts("Psionic Blast", { on = spider })
  s:expect(spider, { zone = "graveyard" })
  s:expect(s.bob, { life = 16 })
end)

scenario("R-TARGET-5 Psionic Blast without its target hurts nobody", both, function(s)
  s.bob:has("hand", "Psionic Blast")
  s.bob:lands("Island", 3)
  local spider = s.sue:has("in play", "Giant Spider")
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:casts("Psionic Blast", { on = spider, held = true })
  s.sue:casts("Unsummon", { on = spider })
  s:resolve()
  s:expect(s.bob, { life = 20 })
end)

scenario("Psionic Blast is cast for {2}{U} and no less", both, function(s)
  s.bob:has("hand", "Psionic Blast")
  s.bob:mana "{1}{U}"
  s:expect_illegal(function() s.bob:casts("Psionic Blast", { on = s.sue }) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts("Psionic Blast", { on = s.sue })
  s:expect(s.bob, { mana = "" })
end)
