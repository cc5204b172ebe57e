local both = { "fifth", "microprose" }

scenario("R-ART-1 what a tapped artifact changes and forbids is off", both, function(s)
  s:card [[ return artifact "Test Banner" { cost = "{1}",
    continuous { affects = creatures, plus = "+1/+0" }, cannot_attack { affects = creatures } } ]]
  local banner = s.bob:has("in play", "Test Banner")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(bears, { power = 3 })
  s:expect_illegal(function() s.bob:attacks { bears } end, "Test Banner")
  s.bob:has("hand", "Twiddle")
  s.bob:mana "{U}"
  s.bob:casts("Twiddle", { mode = "tap", target = banner })
  s:expect(bears, { power = 2 })
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true })
end)

scenario("R-ART-5 an enchantment that becomes an artifact and a creature is sick, one that becomes an artifact is not", both, function(s)
  s:card [[ return enchantment "Test Spring" { cost = "{W}", activated { cost = "{T}", gain_life(1) } } ]]
  s:card [[ return sorcery "Test Forge" { cost = "{0}", target = enchantment, for_good(target, { is_also = "artifact" }) } ]]
  s:card [[ return sorcery "Test Breath" { cost = "{0}", target = enchantment,
    for_good(target, { is_also = { "artifact", "creature" }, power = 1, toughness = 1 }) } ]]
  local springs = s.bob:has("hand", "Test Spring", { count = 2 })
  s.bob:has("hand", "Test Forge")
  s.bob:has("hand", "Test Breath")
  s.bob:mana "{W}{W}"
  for _, spring in ipairs(springs) do s.bob:casts(spring) end
  s.bob:casts("Test Forge", { target = springs[1] })
  s.bob:casts("Test Breath", { target = springs[2] })
  s.bob:activates(springs[1])
  s:expect(s.bob, { life = 21 })
  s:expect_illegal(function() s.bob:activates(springs[2]) end, "R-SICK-1")
end)
