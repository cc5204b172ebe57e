-- What lasts while its source is there, or is tapped, does not begin when that is over (R-DUR-3): siblings.
local both = { "fifth", "microprose" }

scenario("R-DUR-3 a change while its source stays tapped does not begin when that is destroyed", both, function(s)
  local weaponry = s.bob:has("in play", "Tawnos's Weaponry")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{2}"
  s.sue:has("hand", "Disenchant"); s.sue:lands("Plains", 2)
  s.bob:activates(weaponry, { target = bears, held = true })
  s.sue:casts("Disenchant", { target = weaponry, held = true })
  s:resolve()
  s:expect(weaponry, { zone = "graveyard" })
  s:expect(bears, { power = 2, toughness = 2 })
end)

scenario("R-DUR-3 a source that has left and come back is another one", both, function(s)
  s:card [[ return artifact "Test Brace" { cost = "{0}",
    activated { cost = "{0}", target = creature, while_in_play(target, { plus = "+1/+1" }) } } ]]
  s:card [[ return instant "Test Flicker" { cost = "{W}", target = artifact,
    put_into("out of play", target), return_to_play(target) } ]]
  local brace = s.bob:has("in play", "Test Brace")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Flicker"); s.bob:lands("Plains", 1)
  s.bob:activates(brace, { target = bears, held = true })
  s.bob:casts("Test Flicker", { target = brace, held = true })
  s:resolve()
  s:expect(brace, { zone = "in play" })
  s:expect(bears, { power = 2, toughness = 2 })
end)

scenario("R-DUR-3 a rule while its source stays tapped does not begin when it is untapped", both, function(s)
  s:card [[ return artifact "Test Drum" { cost = "{0}", may_stay_tapped {},
    activated { cost = "{T}", as_long_as_tapped(skips_phase { phase = "draw", affects = opponent }) } } ]]
  local drum = s.bob:has("in play", "Test Drum")
  s.sue:has("hand", "Twiddle"); s.sue:lands("Island", 1)
  s.bob:activates(drum, { held = true })
  s.sue:casts("Twiddle", { mode = "untap", target = drum, held = true })
  s:resolve()
  s:next_turn()
  s:expect(s.sue, { library = 19 })
end)

scenario("R-DUR-3 and holds when it stays tapped", both, function(s)
  s:card [[ return artifact "Test Drum" { cost = "{0}", may_stay_tapped {},
    activated { cost = "{T}", as_long_as_tapped(skips_phase { phase = "draw", affects = opponent }) } } ]]
  local drum = s.bob:has("in play", "Test Drum")
  s.bob:activates(drum)
  s:next_turn()
  s:expect(s.sue, { library = 20 })
end)

scenario("R-DUR-3 what a source does at a later time does not begin when it has gone", both, function(s)
  s:card [[ return summon "Imp" "Test Imp" { cost = "{0}", power = 1, toughness = 1,
    activated { cost = "{0}", target = creature,
      next_end_of_turn { while_in_play(target, { colour = "red" }) } } } ]]
  local imp = s.bob:has("in play", "Test Imp")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Lightning Bolt"); s.sue:lands("Mountain", 1)
  s.bob:activates(imp, { target = bears })
  s.sue:casts("Lightning Bolt", { target = imp })
  s:next_turn()
  s:expect(bears, { colours = { "green" } })
end)

scenario("R-DUR-3 an effect of a phase does not begin when its source dies in answer", both, function(s)
  s:card [[ return summon "Star" "Test Star" { cost = "{0}", power = 1, toughness = 1,
    at_upkeep { of = you, target = creature:other(), while_in_play(target, { plus = "+1/+1" }) } } ]]
  local star = s.sue:has("in play", "Test Star")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt"); s.bob:lands("Mountain", 1)
  s:to_effect(star)
  s.bob:casts("Lightning Bolt", { target = star, held = true })
  s:resolve()
  s:expect(star, { zone = "graveyard" })
  s:expect(bears, { power = 2 })
end)

scenario("R-DUR-3 a token as the source", both, function(s)
  s:card [[ return sorcery "Test Hatch" { cost = "{G}", make_token(1, token "Bird" "Bird" { power = 1, toughness = 1,
    activated { cost = "{0}", target = creature, while_in_play(target, { controller = you }) } }) } ]]
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Hatch"); s.bob:lands("Forest", 1)
  s.sue:has("hand", "Lightning Bolt"); s.sue:lands("Mountain", 1)
  s.bob:casts("Test Hatch")
  local bird = s.bob:finds "Bird"
  s.bob:activates(bird, { target = ogre, held = true })
  s.sue:casts("Lightning Bolt", { target = bird, held = true })
  s:resolve()
  s:expect(bird, { zone = "nowhere" })
  s:expect(ogre, { controller = s.sue })
end)

scenario("R-DUR-3 what has ended does not go on when its source is tapped again", both, function(s)
  local weaponry = s.bob:has("in play", "Tawnos's Weaponry")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Twiddle", { count = 2 }); s.bob:lands("Island", 2)
  s.bob:mana "{2}"
  s.bob:activates(weaponry, { target = bears })
  s:expect(bears, { power = 3 })
  s.bob:casts("Twiddle", { mode = "untap", target = weaponry })
  s:expect(bears, { power = 2 })
  s.bob:casts("Twiddle", { mode = "tap", target = weaponry })
  s:expect(bears, { power = 2 })
end)

for what, modes in pairs { ["untapped and tapped again"] = { "tap", "untap" }, ["untapped"] = { "untap" } } do
  scenario("R-DUR-3 what lasts while its source stays tapped does not begin when that was " .. what .. " before", both, function(s)
    local weaponry = s.bob:has("in play", "Tawnos's Weaponry")
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:mana "{2}"
    s.sue:has("hand", "Twiddle", { count = #modes })
    s.sue:lands("Island", #modes)
    s.bob:activates(weaponry, { target = bears, held = true })
    for _, mode in ipairs(modes) do s.sue:casts("Twiddle", { mode = mode, target = weaponry, held = true }) end
    s:resolve()
    s:expect(weaponry, { tapped = #modes == 2 })
    s:expect(bears, { power = 2, toughness = 2 })
  end)
end

scenario("R-DUR-3 another artifact that was untapped ends nothing of this one", both, function(s)
  local weaponry = s.bob:has("in play", "Tawnos's Weaponry")
  local other = s.bob:has("in play", "Tawnos's Weaponry", { tapped = true })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{2}"
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 1)
  s.bob:activates(weaponry, { target = bears, held = true })
  s.sue:casts("Twiddle", { mode = "untap", target = other, held = true })
  s:resolve()
  s:expect(bears, { power = 3, toughness = 3 })
end)

scenario("R-DUR-3 a rule that lasts holds only while its own condition does", both, function(s)
  s:card [[ return instant "Test Truce" { cost = "{W}", this_turn(cannot_attack { affects = creatures, only_if = some(artifacts) }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Truce")
  s.bob:lands("Plains", 1)
  s.bob:casts("Test Truce")
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true })
end)

scenario("R-DUR-3 a rule that lasts for one holds only while its own condition does", both, function(s)
  s:card [[ return instant "Test Truce" { cost = "{W}", target = creature, this_turn(cannot_attack { affects = target, only_if = some(artifacts) }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ring = s.bob:has("in play", "Howling Mine")
  s.bob:has("hand", "Test Truce")
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 3)
  s.bob:casts("Test Truce", { target = bears })
  s:expect_illegal(function() s.bob:attacks { bears } end, "Test Truce")
  s.bob:casts("Disenchant", { target = ring })
  s.bob:attacks { bears }
end)

scenario("R-DUR-3 what is to begin later does not when its source was untapped and tapped again meanwhile", both, function(s)
  s:card [[ return artifact "Test Drum" { cost = "{0}", may_stay_tapped {},
    activated { cost = "{T}", target = creature, next_end_of_turn { while_tapped(target, { plus = "+1/+1" }) } } } ]]
  local drum = s.bob:has("in play", "Test Drum")
  local bears, ogre = s.bob:has("in play", "Grizzly Bears"), s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Twiddle"); s.bob:lands("Island", 1)
  s.bob:activates(drum, { target = bears })
  s.bob:casts("Twiddle", { mode = "untap", target = drum })
  s.bob:activates(drum, { target = ogre })
  s:next_turn()
  s:expect(bears, { power = 2 })
  s:expect(ogre, { power = 3 })
end)

scenario("R-DUR-3 nor when the effect itself untaps and taps its source", both, function(s)
  s:card [[ return artifact "Test Drum" { cost = "{0}",
    activated { cost = "{T}", target = creature, untap(self), tap(self), while_tapped(target, { plus = "+1/+1" }) } } ]]
  local drum = s.bob:has("in play", "Test Drum")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:activates(drum, { target = bears })
  s:expect(drum, { tapped = true })
  s:expect(bears, { power = 2 })
end)
