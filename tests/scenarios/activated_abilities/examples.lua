local both = { "fifth", "microprose" }

scenario("E-038 {B}{B} and tapping as a cost", both, function(s)
  s:card [[ return summon "Jumper" "Test Jumper" { cost = "{B}", power = 1, toughness = 1,
    activated { cost = "{B}{B}, {T}", until_end_of_turn(self, { gains = flying }) } } ]]
  local jumper = s.bob:has("in play", "Test Jumper")
  local sick = s.bob:has("in play", "Test Jumper", { sick = true })
  s.bob:mana "{B}"
  s:expect_illegal(function() s.bob:activates(jumper) end, "R-COST-1")
  s.bob:mana "{B}"
  s:expect_illegal(function() s.bob:activates(sick) end, "R-SICK-1")
  s.bob:activates(jumper)
  s:expect(jumper, { tapped = true, has = { "flying" } })
  s:expect(s.bob, { mana = "" })
  s.bob:mana "{B}{B}"
  s:expect_illegal(function() s.bob:activates(jumper) end, "R-COST-2")
  s:expect(s.bob, { mana = "{B}{B}" })
  s:to("discard")
  s:expect(jumper, { has = { "flying" } })
  s:next_turn()
  s:expect(jumper, { lacks = { "flying" } })
end)

scenario("E-039 one activation of the Circle for each of three black attackers", both, function(s)
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  local zombies = s.bob:has("in play", "Scathe Zombies", { count = 2 })
  local circle = s.sue:has("in play", "Circle of Protection: Black")
  local plains = s.sue:has("in play", "Plains", { count = 3 })
  s.bob:attacks { skeletons, zombies[1], zombies[2] }
  for _, attacker in ipairs { skeletons, zombies[1], zombies[2] } do s.sue:will_prevent(circle, { target = attacker }) end
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  for _, land in ipairs(plains) do s:expect(land, { tapped = true }) end
end)

scenario("E-040 keeping one mana back lets one attacker through", both, function(s)
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  local zombies = s.bob:has("in play", "Scathe Zombies", { count = 2 })
  local circle = s.sue:has("in play", "Circle of Protection: Black")
  local plains = s.sue:has("in play", "Plains", { count = 3 })
  s.bob:attacks { skeletons, zombies[1], zombies[2] }
  s.sue:will_prevent(circle, { target = zombies[1] })
  s.sue:will_prevent(circle, { target = zombies[2] })
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:expect(plains[3], { tapped = false })
  s:expect(plains[2], { tapped = true })
end)

scenario("E-041 Pestilence: one point and one prevention step for each activation", both, function(s)
  local pestilence = s.bob:has("in play", "Pestilence")
  local angel = s.sue:has("in play", "Serra Angel")
  local healer = s.sue:has("in play", "Samite Healer")
  local growth = s.sue:has("hand", "Giant Growth")
  s.bob:mana "{B}{B}{B}"
  -- One payment an activation: no X to choose, no three points at once (R-COST-5).
  s:expect_illegal(function() s.bob:activates(pestilence, { x = 3 }) end, "R-COST-5")
  s.sue:will_prevent(healer, { target = healer })  -- in the step of the first activation, for itself
  s.bob:activates(pestilence)
  s:expect(s.bob, { life = 19, mana = "{B}{B}" })
  s:expect(s.sue, { life = 19 })
  s:expect(angel, { damage = 1 })
  s:expect(healer, { zone = "in play", damage = 0, tapped = true })
  s.bob:activates(pestilence)
  s:expect(healer, { zone = "graveyard" })  -- a step of its own, and nothing left to prevent with
  s.bob:activates(pestilence)
  s:expect(s.bob, { life = 17, mana = "" })
  s:expect(s.sue, { life = 17 })
  s:expect(angel, { damage = 3, zone = "in play" })
  s:expect_illegal(function() s.bob:activates(pestilence) end, "R-COST-1")
end)

scenario("E-045 attacking does not fire the tap ability", both, function(s)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:attacks { sorcerer }
  s:expect(sorcerer, { tapped = true, attacking = true })
  s:expect(s.sue, { life = 20 })
  s:expect_illegal(function() s.bob:activates(sorcerer, { target = s.sue }) end, "R-COST-2")
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

local denial = [[ return interrupt "Test Denial" { cost = "{U}", target = effect, counter(target) } ]]

scenario("E-226 an activated effect is no spell: Spell Blast misses it, an interrupt for effects does not", both, function(s)
  s:card(denial)
  local shade = s.bob:has("in play", "Frozen Shade", { tapped = true })
  s.bob:lands("Swamp", 2)
  s.sue:has("hand", "Spell Blast")
  s.sue:has("hand", "Test Denial")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Island", 2)
  s.sue:lands("Mountain", 1)
  s.sue:lands("Swamp", 1)
  s:expect_illegal(function() s.sue:activates(shade) end, "R-COST-9")
  local pump = s.bob:activates(shade, { held = true })
  s:expect_illegal(function() s.sue:interrupts(pump, "Spell Blast", { x = 0 }) end, "R-TARGET-1")
  s:expect_illegal(function() s.sue:interrupts(pump, "Lightning Bolt", { target = shade }) end, "R-INT-6")
  s.sue:interrupts(pump, "Test Denial")
  s:expect(shade, { power = 0, toughness = 1, tapped = true })
  s.bob:activates(shade)
  s:expect(shade, { power = 1, toughness = 2 })
end)

scenario("E-226 b: an instant has its place in the window of responses after it", both, function(s)
  local shade = s.bob:has("in play", "Frozen Shade", { tapped = true })
  s.bob:lands("Swamp", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:activates(shade, { held = true })
  s.sue:casts("Lightning Bolt", { on = shade, held = true })
  s:resolve()
  s:expect(shade, { zone = "graveyard" })
end)
