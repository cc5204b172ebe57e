-- Part of a packet may be dealt elsewhere, and the rest stays where it was (R-DP-7).
local both = { "fifth", "microprose" }

scenario("R-DP-7 part of a packet goes elsewhere", both, function(s)
  s:card [[ return summon "Avatar" "Test Daughter" { cost = "{W}", power = 2, toughness = 4, text =
    "{W}: The next 1 damage that would be dealt to target white creature this turn is dealt to Test Daughter instead.",
    activated { cost = "{W}", target = packet:to(creatures:that_are "white"), redirect(target, self, 1) } } ]]
  local daughter = s.sue:has("in play", "Test Daughter")
  s.sue:lands("Plains", 2)
  local knight = s.sue:has("in play", "White Knight")
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s.sue:blocks { [daughter] = ogre }
  s:to("main")
  s:expect(daughter, { damage = 2 })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:will_prevent(daughter, { target = { to = knight } })
  s.bob:activates(sorcerer, { target = knight })
  s:expect(knight, { damage = 0 })
  s:expect(daughter, { damage = 3 })
end)

scenario("R-DP-7 the rest of a packet is dealt", both, function(s)
  s:card [[ return summon "Avatar" "Test Giant" { cost = "{W}", power = 2, toughness = 4, text =
    "{W}: The next 1 damage that would be dealt to you this turn is dealt to Test Giant instead.",
    activated { cost = "{W}", target = packet:to(you), redirect(target, self, 1) } } ]]
  local giant = s.sue:has("in play", "Test Giant")
  s.sue:lands("Plains", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:will_prevent(giant, { target = { to = s.sue } })
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 18 })
  s:expect(giant, { damage = 1 })
end)

scenario("R-DP-5 combat damage by unblocked creatures goes to the guard, and no other", both, function(s)
  local guard = s.sue:makes("Test Guard", { types = { "creature" }, power = 2, toughness = 5,
    text = "{0}: All combat damage that would be dealt to you by unblocked creatures this turn is dealt to Test Guard instead." })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { bears }
  s.sue:activates(guard)
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(guard, { damage = 2 })
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 17 })
end)

scenario("R-DP-5 a bodyguard takes it only while it is untapped", both, function(s)
  local guard = s.sue:makes("Test Bodyguard", { types = { "creature" }, power = 2, toughness = 5,
    text = "As long as Test Bodyguard is untapped, all damage that would be dealt to you by unblocked creatures is dealt to Test Bodyguard instead." })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(guard, { damage = 2 })
  s:next_turn()
  s.sue:attacks { guard }
  s:next_turn()
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)
