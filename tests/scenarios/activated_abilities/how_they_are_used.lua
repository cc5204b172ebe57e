local both = { "fifth", "microprose" }

scenario("R-COST-1 what costs nothing is used all the same, and can be answered", both, function(s)
  s:card [[ return artifact "Test Spring" { cost = "{1}", activated { cost = "{0}", gain_life(1) } } ]]
  local spring = s.bob:has("in play", "Test Spring")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s:expect(s.bob, { life = 20 })
  s.bob:activates(spring, { held = true })
  s.sue:casts("Lightning Bolt", { target = s.bob, held = true })
  s:expect(s.bob, { life = 20 })
  s:resolve()
  s:expect(s.bob, { life = 18 })
end)

scenario("R-COST-4 what taps is used once until it untaps, what does not again and again", both, function(s)
  s:card [[ return summon "Monk" "Test Monk" { cost = "{W}", power = 1, toughness = 1,
    activated { cost = "{T}", gain_life(5) }, activated { cost = "{W}", gain_life(1) } } ]]
  local monk = s.bob:has("in play", "Test Monk")
  s.bob:mana "{W}{W}{W}"
  s.bob:activates(monk, { ability = 1 })
  s:expect_illegal(function() s.bob:activates(monk, { ability = 1 }) end, "R-COST-2")
  for _ = 1, 3 do s.bob:activates(monk, { ability = 2 }) end
  s:expect(s.bob, { life = 28 })
  s.bob:has("hand", "Twiddle")
  s.bob:mana "{U}"
  s.bob:casts("Twiddle", { mode = "untap", target = monk })
  s.bob:activates(monk, { ability = 1 })
  s:expect(s.bob, { life = 33 })
end)

scenario("R-COST-7 an ability is used at the speed of an instant, and as an interrupt where it says so", both, function(s)
  s:card [[ return summon "Monk" "Test Monk" { cost = "{W}", power = 1, toughness = 1,
    activated { cost = "{0}", target = creature, until_end_of_turn(target, { plus = "+1/+1" }) } } ]]
  s:card [[ return artifact "Test Prism" { cost = "{1}",
    activated { cost = "{0}", speed = "interrupt", target = spell, for_good(target, { colour = "blue" }) } } ]]
  local monk, prism = s.sue:has("in play", "Test Monk"), s.sue:has("in play", "Test Prism")
  local ogre = s.bob:has("hand", "Gray Ogre")
  s.bob:lands("Mountain", 3)
  local summons = s.bob:casts(ogre, { held = true })
  s:expect_illegal(function() s.sue:interrupts(summons, monk, { target = monk }) end, "R-INT-6")
  s.sue:interrupts(summons, prism, { target = summons })
  s.sue:activates(monk, { target = monk, held = true })
  s:resolve()
  s:expect(ogre, { zone = "in play", colours = { "blue" } })
  s:expect(monk, { power = 2 })
end)

scenario("R-COST-10 a tapped artifact cannot use even what needs no tapping (fifth)", function(s)
  s:card [[ return artifact "Test Spring" { cost = "{1}", activated { cost = "{1}", gain_life(1) } } ]]
  local spring = s.bob:has("in play", "Test Spring", { tapped = true })
  local other = s.bob:has("in play", "Test Spring")
  s.bob:mana "{C}{C}"
  s:expect_illegal(function() s.bob:activates(spring) end, "R-ART-1")
  s.bob:activates(other)
  s:expect(s.bob, { life = 21, mana = "{C}" })
end)
