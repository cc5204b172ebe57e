local both = { "fifth", "microprose" }

scenario("R-CRE-1 a creature deals its power and takes damage up to its toughness", both, function(s)
  local attacker = s.bob:makes("Tall", { power = 3, toughness = 5 })
  local blocker = s.sue:makes("Broad", { power = 4, toughness = 4 })
  s.bob:attacks { attacker }
  s.sue:blocks { [blocker] = attacker }
  s:to("end of attack")
  s:expect(attacker, { zone = "in play", damage = 4 })
  s:expect(blocker, { zone = "in play", damage = 3 })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:casts("Lightning Bolt", { target = blocker })
  s:expect(blocker, { zone = "graveyard" })
end)

scenario("R-CRE-2 a creature without power may attack and deals nothing", both, function(s)
  local wisp = s.bob:makes("Wisp", { power = 0, toughness = 1 })
  local frail = s.bob:makes("Frail", { power = -1, toughness = 2 })
  s.bob:attacks { wisp, frail }
  s:expect(wisp, { attacking = true })
  s:expect(frail, { attacking = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CRE-4 what counts a creature's power and toughness counts them as they are", both, function(s)
  s:card [[ return instant "Test Toast" { cost = "{W}", target = creature, gain_life(power_of(target)), gain_life(toughness_of(target)) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Giant Strength", { on = bears })
  s.bob:has("hand", "Test Toast")
  s.bob:mana "{W}"
  s.bob:casts("Test Toast", { target = bears })
  s:expect(s.bob, { life = 28 })
end)

scenario("R-CRE-5 what is added after power and toughness are set is on top of that", both, function(s)
  local bears = s.bob:has("in play", "Durkwood Boars")
  local queen = s.sue:has("in play", "Sorceress Queen")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.sue:activates(queen, { target = bears })
  s:expect(bears, { power = 0, toughness = 2 })
  s.bob:casts("Giant Growth", { on = bears })
  s:expect(bears, { power = 3, toughness = 5 })
end)
