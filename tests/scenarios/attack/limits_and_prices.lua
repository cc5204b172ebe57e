-- How many may attack, and what attacking costs (R-CBT-8).
local both = { "fifth", "microprose" }

scenario("R-CBT-8 no more attack than a limit lets", both, function(s)
  s:card [[ return enchantment "Test Pass" { cost = "{W}",
    text = "No more than two creatures can attack each combat.", attack_limit { n = 2, affects = creatures } } ]]
  s.sue:has("in play", "Test Pass")
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 3 })
  s:expect_illegal(function() s.bob:attacks { bears[1], bears[2], bears[3] } end, "as many attack as may")
  s.bob:attacks { bears[1], bears[3] }
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
end)

scenario("R-CBT-8 a limit counts those it speaks of", both, function(s)
  s.sue:makes("Test Pass", { types = { "enchantment" }, text = "No more than one green creature can attack each turn." })
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { bears[1], bears[2] } end, "as many attack as may")
  s.bob:attacks { bears[1], ogre }
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
end)

local toll = [[ return enchant_creature "Test Toll" { cost = "{W}",
  text = "Enchanted creature cannot attack unless its controller pays {3}.",
  attack_cost { cost = "{3}", affects = enchanted } } ]]

scenario("R-CBT-8 what attacks at a price attacks when it is paid", both, function(s)
  s:card(toll)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Test Toll", { on = bears })
  local forests = s.bob:has("in play", "Forest", { count = 2 })
  s:expect_illegal(function() s.bob:attacks { bears } end, "cannot pay")
  local mountain = s.bob:has("in play", "Mountain")
  s.bob:attacks { bears }
  s:expect(mountain, { tapped = true })
  s:expect(forests[1], { tapped = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-CBT-8 a price is paid for each, and no more attack than are paid for", both, function(s)
  s.sue:makes("Test Levy", { types = { "enchantment" },
    text = "Creatures cannot attack you unless their controller pays {2} for each creature they control that's attacking you." })
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s.bob:lands("Forest", 3)
  s:expect_illegal(function() s.bob:attacks { bears[1], bears[2] } end, "cannot pay")
  s.bob:attacks { bears[2] }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:next_turn()
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:attacks { ogre }
  s:to("end of attack")
  s:expect(s.bob, { life = 18 })
end)

scenario("R-CBT-8 nobody has to pay for an attack", both, function(s)
  s:card(toll)
  s:card [[ return summon "Ogre" "Test Berserker" { cost = "{R}", power = 2, toughness = 2,
    text = "Test Berserker attacks each turn if able.", must_attack {} } ]]
  local berserker = s.bob:has("in play", "Test Berserker")
  s.sue:has("in play", "Test Toll", { on = berserker })
  s.bob:lands("Forest", 3)
  s:next_turn()
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CBT-8 a land that was tapped for the price of an attack does not attack", both, function(s)
  s.bob:has("in play", "Kormus Bell")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("in play", "Brainwash", { on = ogre })
  local swamps = s.bob:has("in play", "Swamp", { count = 3 })
  s:expect_illegal(function() s.bob:attacks { ogre, swamps[1] } end, "R-CBT-8")
  s.bob:attacks { ogre }
  s:expect(swamps[1], { tapped = true, attacking = false })
  s:expect(ogre, { attacking = true })
end)
