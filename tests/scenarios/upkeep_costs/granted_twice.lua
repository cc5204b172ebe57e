local both = { "fifth", "microprose" }

scenario("R-UPKEEP-1 an upkeep effect granted twice is done twice", both, function(s)
  s:card [[ return enchant_creature "Slow Ache" {
    cost = "{B}",
    continuous { affects = enchanted, gains = at_upkeep { of = you, lose_life(1) } },
  } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Slow Ache", { on = bears })
  s.bob:has("in play", "Slow Ache", { on = bears })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 18 })
end)
