local both = { "fifth", "microprose" }

scenario("R-DP-1 the damage of a trigger has a step of its own", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Creature Bond", { on = bears })
  local healer = s.sue:has("in play", "Samite Healer")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:casts("Lightning Bolt", { on = bears, held = true })
  s:to("damage prevention")
  s:expect(s, { packets = { { to = bears, amount = 3 } } })
  s:to("damage prevention")
  s:expect(s, { packets = { { to = s.sue, amount = 2 } } })
  s.sue:activates(healer, { target = s.sue })
  s:resolve()
  s:expect(s.sue, { life = 19 })
end)

scenario("R-DP-2 what is played in the step may be interrupted", both, function(s)
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.bob:has("hand", "Counterspell")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{U}{U}{R}"
  s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
  s:to("damage prevention")
  local salve = s.sue:casts("Healing Salve", { mode = 2, target = s.sue, held = true })
  s.bob:interrupts(salve, "Counterspell")
  s:resolve()
  s:expect(s.sue, { life = 17, graveyard = { "Healing Salve" } })
end)

scenario("R-DP-4 what reduces damage by itself has done so as the step begins", both, function(s)
  s:card [[ return summon "Knight" "Test Knight" { cost = "{W}", power = 2, toughness = 2, protection { from = "black" } } ]]
  local knight = s.sue:has("in play", "Test Knight")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local pestilence = s.bob:has("in play", "Pestilence")
  s.sue:has("in play", "Circle of Protection: Black")
  s.sue:lands("Plains", 1)
  s.bob:mana "{B}"
  s.bob:activates(pestilence, { held = true })
  s:to("damage prevention")
  s:expect(s, { packets = { { to = bears, amount = 1 }, { to = s.bob, amount = 1 }, { to = s.sue, amount = 1 } } })
  s:resolve()
  s:expect(knight, { damage = 0 })
end)

scenario("R-DP-5 what damage sets off counts what was not prevented of it", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Spirit Link", { on = bears })
  local healer = s.sue:has("in play", "Samite Healer")
  s.bob:attacks { bears }
  s.sue:will_prevent(healer, { target = s.sue })
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 21 })
end)

scenario("R-DP-10 damage of 0 opens no step, and without damage nothing prevents", both, function(s)
  s:card [[ return artifact "Test Shield" { cost = "{1}", activated { cost = "{0}", prevent(1, packets:to(you)) } } ]]
  local shield = s.sue:has("in play", "Test Shield")
  s.bob:has("hand", "Disintegrate", { count = 2 })
  s.bob:mana "{R}{R}{C}"
  s.bob:casts("Disintegrate", { target = s.sue, x = 0 })
  s:expect(s, { windows = { "Bob: interrupt", "Sue: interrupt", "Bob: respond", "Sue: respond" } })
  s:expect_illegal(function() s.sue:activates(shield) end, "R-DP-10")
  s.bob:casts("Disintegrate", { target = s.sue, x = 1, held = true })
  s:to("damage prevention")
  s.sue:activates(shield)
  s:resolve()
  s:expect(s.sue, { life = 20 })
end)

scenario("R-DP-11 damage is dealt at the end of the step, and all of it at once", both, function(s)
  local one = s.bob:has("in play", "Drudge Skeletons")
  local other = s.sue:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  s.sue:lands("Swamp", 1)
  s.sue:has("in play", "Samite Healer")
  s.bob:attacks { one }
  s.sue:blocks { [other] = one }
  s:to("damage prevention")
  s:expect(one, { damage = 0 })
  s:expect(other, { damage = 0 })
  s:to("regeneration")
  s:expect(s, { dying = { one, other } })
  s:to("end of attack")
end)

scenario("R-DP-8 a use that prevents is no use outside the step, though it needs no target", both, function(s)
  s:card [[ return instant "Test Balm" { cost = "{W}",
    choose_one { mode { gain_life(3) }, mode { prevent(3, packets:to(you)) } } } ]]
  s.sue:has("hand", "Test Balm", { count = 2 })
  s.sue:lands("Plains", 2)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
  s:expect_illegal(function() s.sue:casts("Test Balm", { mode = 2, held = true }) end, "possible are mode 1")
  s:resolve()
  s:expect(s.sue, { life = 17, hand = 2 })
end)
