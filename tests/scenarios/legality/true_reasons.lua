-- What is told of a refusal is true of the play that was refused, and says the rule.
local both = { "fifth", "microprose" }

scenario("of two uses the one that was asked about is told of", both, function(s)
  s:card [[ return artifact "Test Orb" { cost = "{1}",
    activated { cost = "{1}", target = creature, tap(target) },
    activated { cost = "{2}", target = artifact, untap(target) } } ]]
  local orb = s.bob:has("in play", "Test Orb")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:mana "{1}{1}{1}"
  s:expect_illegal(function() s.bob:activates(orb, { ability = 2, target = bears }) end, "Grizzly Bears is no artifact (R-TARGET-1)")
  s:expect_illegal(function() s.bob:activates(orb, { ability = 1, target = orb }) end, "Test Orb is no creature (R-TARGET-1)")
end)

scenario("R-MANA-7 an X that can be paid for, and leaves no target", both, function(s)
  s.bob:has("hand", "Spell Blast")
  s.bob:lands("Island", 6)
  s.sue:has("hand", "Grizzly Bears")
  s.sue:lands("Forest", 2)
  s:turn_of(s.sue)
  local play = s.sue:casts("Grizzly Bears", { held = true })
  s:expect_illegal(function() s.bob:interrupts(play, "Spell Blast", { x = 3 }) end, "x = 3 leaves too few legal targets (R-MANA-7, R-TARGET-1)")
  s:expect_illegal(function() s.bob:interrupts(play, "Spell Blast", { x = 9 }) end, "x = 9 cannot be paid (R-MANA-7)")
  s.bob:interrupts(play, "Spell Blast", { x = 2 })
  s:expect(s.sue, { graveyard = { "Grizzly Bears" } })
end)

scenario("R-DP-8 damage that a Circle may not aim at says what it is", both, function(s)
  local circle = s.sue:has("in play", "Circle of Protection: Red")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:mana "{1}{1}"
  s.bob:has("hand", "Psionic Blast")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Island", 3)
  s.bob:lands("Mountain", 1)
  s.bob:casts("Psionic Blast", { on = s.sue, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(circle) end, "damage from Psionic Blast comes from no red source (R-TARGET-1)")
  s:resolve()
  s.bob:casts("Lightning Bolt", { on = bears, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(circle) end, "damage from Lightning Bolt is dealt to Grizzly Bears (R-TARGET-1)")
end)

scenario("that nobody may act now has a reason", both, function(s)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s:to("untap")
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { on = s.bob }) end,
    "may not act now: in the untap phase no fast effects are legal (R-TURN-2)")
end)

scenario("R-CBT-6 who attacks alone, as it must, is refused for the one that is left out", both, function(s)
  s:card [[ return summon "Loner" "Test Loner" { cost = "{1}", power = 2, toughness = 2, attacks_alone {} } ]]
  local loner = s.bob:has("in play", "Test Loner")
  s.bob:has("in play", "Juggernaut")
  s:expect_illegal(function() s.bob:attacks { loner } end,
    "that it attacks alone leaves another at home: Juggernaut must attack (R-CBT-6)")
end)
