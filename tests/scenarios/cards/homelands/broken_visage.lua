local both = { "fifth", "microprose" }

-- What stands in Sue's territory beside her five Swamps is the token.
scenario("Broken Visage buries an attacker, and a token stands in its caster's territory until end of turn", both, function(s)
  local gnats = s.bob:has("in play", "Eron the Relentless")
  s.bob:lands("Mountain", 3)
  s.sue:has("hand", "Broken Visage")
  s.sue:lands("Swamp", 5)
  s.bob:attacks { gnats }
  s.sue:casts("Broken Visage", { on = gnats })
  s:expect(gnats, { zone = "graveyard" })          -- buried: it does not regenerate (R-DEST-2)
  s:expect(s.sue, { in_play = 6 })
  s:to("end of attack")
  s:expect(s.sue, { life = 20, in_play = 6 })
  s:next_turn()
  s:expect(s.sue, { in_play = 5 })
end)

scenario("Broken Visage, ruling 2004-10-04: the token is its caster's, whoever controlled the attacker", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Broken Visage")
  s.bob:lands("Swamp", 5)
  s.bob:attacks { bears }
  s.bob:casts("Broken Visage", { on = bears })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { in_play = 6 })
  s:expect(s.sue, { in_play = 0 })
end)

scenario("Broken Visage, ruling 2008-10-01: the token is as big as the attacker was last", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Giant Strength", { on = bears })
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.sue:has("hand", "Broken Visage")
  s.sue:lands("Swamp", 5)
  s:card [[ return instant "Test Weight" { cost = "{0}", when(some(creatures:controlled_by(opponent):power(7):toughness(7)), { gain_life(1) }) } ]]
  s.bob:has("hand", "Test Weight")
  s.bob:attacks { bears }
  s.bob:casts("Giant Growth", { on = bears })
  s.sue:casts("Broken Visage", { on = bears })
  s.bob:casts("Test Weight")
  s:expect(s.bob, { life = 21 })
end)

scenario("R-TARGET-1 Broken Visage is aimed at no artifact creature, and at none that does not attack", both, function(s)
  local rhino = s.bob:has("in play", "Ebony Rhino")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Broken Visage")
  s.sue:lands("Swamp", 5)
  s.bob:attacks { rhino }
  s:expect_illegal(function() s.sue:casts("Broken Visage", { on = rhino }) end, "R-TARGET-1")
  s:expect_illegal(function() s.sue:casts("Broken Visage", { on = bears }) end, "R-TARGET-1")
end)

scenario("Broken Visage puts a black Shadow into play, and buries it at end of turn", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Broken Visage")
  s.sue:lands("Swamp", 5)
  s.bob:attacks { bears }
  s.sue:casts("Broken Visage", { on = bears })
  local token = s.sue:finds("Shadow")
  s:expect(token, { power = 2, toughness = 2, colours = { "black" }, types = { "creature" } })
  s:next_turn()
  s:expect(token, { zone = "nowhere" })
end)

scenario("Broken Visage of a creature that goes to the hand in the place of the graveyard: the token is as big as it was", both, function(s)
  local phoenix = s.bob:has("in play", "Firestorm Phoenix")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.sue:has("hand", "Broken Visage")
  s.sue:lands("Swamp", 5)
  s.bob:attacks { phoenix }
  s.bob:casts("Giant Growth", { on = phoenix })
  s.sue:casts("Broken Visage", { on = phoenix })
  s:expect(phoenix, { zone = "hand" })
  s:expect(s.sue:finds("Shadow"), { power = 6, toughness = 5 })
end)
