scenario("drawing mana is no batch: it does not abort the attack, and burns when it begins", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local island = s.sue:has("in play", "Island")
  s:to("attack")
  s.sue:taps_for_mana(island)
  s:expect(s, { step = "attack" })
  s.bob:attacks { bears }
  s:expect(s.sue, { life = 19 })
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("by the older rules either may go on answering the announcement", function(s)
  s:rules("microprose")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Jump")
  s.bob:lands("Island", 1)
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s:to("attack")
  s.bob:casts("Jump", { on = bears })
  s.sue:casts("Unsummon", { on = bears })
  s:expect(bears, { zone = "hand" })
  s:expect(s, { step = "attack" })
  s.bob:attacks {}
  s:expect_illegal(function() s.bob:attacks {} end, "R-CBT-1")
  s:expect(ogre, { zone = "in play" })
end)

scenario("R-CBT-4 an answer that is countered breaks the attack off all the same", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local counter = s.bob:has("hand", "Counterspell")
  s.bob:lands("Island", 2)
  local unsummon = s.sue:has("hand", "Unsummon")
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Island", 1)
  s.sue:lands("Forest", 1)
  s:to("attack")
  local answer = s.sue:casts(unsummon, { on = bears, held = true })
  s.bob:interrupts(answer, counter)
  s:expect(unsummon, { zone = "graveyard" })
  s:expect(s, { step = "main" })
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true })
end)

local runners = [[ return artifact "Test Runners" { cost = "{0}",
  activated { cost = "{0}", only_if = phase "attack", target = creature,
    until_end_of_turn(target, { gains = attacks_without_tapping {} }) } } ]]

scenario("R-CBT-3 the announcement is a step of the attack where it stands", function(s)
  s:rules("microprose")
  s:card(runners)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local own = s.bob:has("in play", "Test Runners")
  s:expect_illegal(function() s.bob:activates(own, { target = bears }) end, "does not allow it now")
  s:to("attack")
  s.bob:activates(own, { target = bears })
  s.bob:attacks { bears }
  s:expect(bears, { tapped = false })
end)

scenario("R-CBT-4 what may be broken off is no attack yet", function(s)
  s:card(runners)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.sue:has("in play", "Test Runners")
  s:to("attack")
  s:expect_illegal(function() s.sue:activates(other, { target = bears }) end, "does not allow it now")
end)

scenario("R-CBT-3 what lasts until the end of combat begins at the announcement where that is a step of the attack", function(s)
  s:rules("microprose")
  s:card [[ return artifact "Test Statue" { cost = "{4}",
    activated { cost = "{2}", only_if = phase "attack",
      until_end_of_combat(self, { is_also = { "artifact", "creature" }, creature_type = "golem",
        power = 3, toughness = 6 }) } } ]]
  local statue = s.bob:has("in play", "Test Statue")
  s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s:to("attack")
  s.bob:activates(statue)
  s:expect(statue, { types = { "artifact", "creature" }, power = 3, toughness = 6 })
  s.bob:attacks { statue }
  s:expect(statue, { attacking = true })
  s:to("discard")
  s:expect(statue, { types = { "artifact" } })
end)

scenario("R-CBT-4 what lasts until the end of combat waits until nothing can break the attack off", function(s)
  s:card [[ return artifact "Test Statue" { cost = "{4}",
    activated { cost = "{2}", only_if = phase "attack",
      until_end_of_combat(self, { is_also = { "artifact", "creature" }, creature_type = "golem",
        power = 3, toughness = 6 }) } } ]]
  local statue = s.sue:has("in play", "Test Statue")
  s.sue:lands("Forest", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:to("attack")
  s:expect_illegal(function() s.sue:activates(statue) end, "does not allow it now")
  s.bob:attacks { bears }
  s.sue:activates(statue)
  s.sue:blocks { [statue] = bears }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(statue, { zone = "in play" })
end)
