-- A declaration is legal when it breaks no prohibition and meets as many demands as any legal one can; among these the player
-- chooses (R-CBT-6, R-FORCE-1).
local both = { "fifth", "microprose" }
local function forced(name) return [[ return summon "Beast" "]] .. name .. [[" { cost = "{1}", power = 2, toughness = 2, must_attack {} } ]] end

scenario("the room of a limit is for who must attack (R-CBT-6)", both, function(s)
  s.sue:has("in play", "Caverns of Despair")
  local jug = s.bob:has("in play", "Juggernaut")
  local a = s.bob:has("in play", "Grizzly Bears"); local b = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { a, b } end, "Juggernaut must attack (R-CBT-6)")
  s:expect_illegal(function() s.bob:attacks { a } end, "Juggernaut must attack (R-CBT-6)")
  s:expect_illegal(function() s.bob:attacks { jug, a, b } end, "as many attack as may")
  s.bob:attacks { a, jug }
  s:expect(jug, { attacking = true }); s:expect(a, { attacking = true })
end)
scenario("of three that must and two that may, any two attack (R-CBT-6)", both, function(s)
  s.sue:has("in play", "Caverns of Despair")
  s:card(forced "Beast One")
  local one = s.bob:has("in play", "Beast One"); local two = s.bob:has("in play", "Beast One")
  local three = s.bob:has("in play", "Beast One"); local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { one, bears } end, "must attack (R-CBT-6)")
  s:expect_illegal(function() s.bob:attacks { two } end, "must attack (R-CBT-6)")
  s.bob:attacks { three, one }
  s:expect(two, { attacking = false })
end)
scenario("nobody is forced to pay for an attack (R-FORCE-1)", both, function(s)
  s:card [[ return summon "Beast" "Dear Beast" { cost = "{1}", power = 2, toughness = 2, must_attack {}, attack_cost { cost = "{1}" } } ]]
  local dear = s.bob:has("in play", "Dear Beast"); s.bob:lands("Forest", 1)
  s.bob:attacks {}
  s:expect(dear, { attacking = false })
end)
scenario("who attacks only alone stays at home for another that must (R-CBT-6)", both, function(s)
  s:card [[ return summon "Loner" "Lone Scout" { cost = "{1}", power = 2, toughness = 2, attacks_alone {} } ]]
  s:card(forced "Beast Two")
  local loner = s.bob:has("in play", "Lone Scout"); local beast = s.bob:has("in play", "Beast Two")
  s:expect_illegal(function() s.bob:attacks { loner } end, "Beast Two must attack (R-CBT-6)")
  s:expect_illegal(function() s.bob:attacks { beast, loner } end, "it attacks only alone")
  s.bob:attacks { beast }
end)
scenario("one of two that must attack, and attack only alone, does (R-CBT-6)", both, function(s)
  s:card [[ return summon "Loner" "Wild Loner" { cost = "{1}", power = 2, toughness = 2, attacks_alone {}, must_attack {} } ]]
  local one = s.bob:has("in play", "Wild Loner"); local two = s.bob:has("in play", "Wild Loner")
  s:expect_illegal(function() s.bob:attacks {} end, "must attack (R-CBT-6)")
  s:expect_illegal(function() s.bob:attacks { one, two } end, "it attacks only alone")
  s.bob:attacks { two }
  s:expect(one, { attacking = false })
end)
scenario("who must attack, but only in company, brings it along where there is some (R-CBT-6)", both, function(s)
  s:card [[ return summon "Beast" "Pack Beast" { cost = "{1}", power = 2, toughness = 2, must_attack {}, attack_company { n = 1 } } ]]
  local beast = s.bob:has("in play", "Pack Beast"); local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { bears } end, "Pack Beast must attack (R-CBT-6)")
  s:expect_illegal(function() s.bob:attacks { beast } end, "attacks only with 1 others")
  s.bob:attacks { bears, beast }
end)
scenario("a creature that is named twice attacks once (R-CBT-8)", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { bears, bears } end, "named twice")
end)
scenario("nobody is forced to pay for the company of one that must attack (R-FORCE-1)", both, function(s)
  s:card [[ return summon "Beast" "Shy Beast" { cost = "{1}", power = 2, toughness = 2, must_attack {}, attack_company { n = 1 } } ]]
  s:card [[ return summon "Beast" "Toll Beast" { cost = "{1}", power = 2, toughness = 2, attack_cost { cost = "{1}" } } ]]
  local shy = s.bob:has("in play", "Shy Beast"); local toll = s.bob:has("in play", "Toll Beast")
  local forest = s.bob:has("in play", "Forest")
  s.bob:attacks {}
  s:expect(shy, { attacking = false }); s:expect(toll, { attacking = false }); s:expect(forest, { tapped = false })
end)
scenario("who pays for the company may have it (R-CBT-6)", both, function(s)
  s:card [[ return summon "Beast" "Shy Beast" { cost = "{1}", power = 2, toughness = 2, must_attack {}, attack_company { n = 1 } } ]]
  s:card [[ return summon "Beast" "Toll Beast" { cost = "{1}", power = 2, toughness = 2, attack_cost { cost = "{1}" } } ]]
  local shy = s.bob:has("in play", "Shy Beast"); local toll = s.bob:has("in play", "Toll Beast")
  local forest = s.bob:has("in play", "Forest")
  s:expect_illegal(function() s.bob:attacks { toll } end, "Shy Beast must attack (R-CBT-6)")
  s.bob:attacks { shy, toll }
  s:expect(shy, { attacking = true }); s:expect(toll, { attacking = true }); s:expect(forest, { tapped = true })
end)
scenario("an attack that cannot be paid for as a whole is not begun (R-FORCE-1)", both, function(s)
  s:card [[ return summon "Beast" "Pair Beast" { cost = "{1}", power = 2, toughness = 2, attack_company { n = 1 }, attack_cost { cost = "{1}" } } ]]
  local one = s.bob:has("in play", "Pair Beast"); local two = s.bob:has("in play", "Pair Beast")
  local forest = s.bob:has("in play", "Forest")
  s:expect_illegal(function() s.bob:attacks { one, two } end, "its controller cannot pay for all of them")
  s.bob:attacks {}
  s:expect(one, { attacking = false }); s:expect(two, { attacking = false }); s:expect(forest, { tapped = false })
end)
scenario("who attacks only alone, and does, is not refused for it (R-CBT-8)", both, function(s)
  s.sue:has("in play", "Caverns of Despair")
  s:card [[ return summon "Loner" "Bold Loner" { cost = "{1}", power = 2, toughness = 2, attacks_alone {} } ]]
  local loner = s.bob:has("in play", "Bold Loner"); local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { loner, loner } end, "Bold Loner is named twice")
  s:expect_illegal(function() s.bob:attacks { loner, bears } end, "another attacks alone, Bold Loner")
  s.bob:attacks { loner }
  s:expect(loner, { attacking = true }); s:expect(bears, { attacking = false })
end)
