-- Events that no card of the library listens to yet.

scenario("becoming tapped and becoming untapped are events", function(s)
  s:card [[ return enchantment "Creaking Ground" {
    cost = "{G}",
    text = "Whenever a land becomes tapped, you gain 1 life.\nWhenever a land becomes untapped, you gain 2 life.",
    becomes_tapped { what = lands, gain_life(1) },
    becomes_untapped { what = lands, gain_life(2) },
  } ]]
  s.bob:has("in play", "Creaking Ground")
  local forest = s.sue:has("in play", "Forest")
  s.sue:taps_for_mana(forest)
  s:expect(s.bob, { life = 21 })
  s:next_turn()
  s:expect(s.bob, { life = 23 })
end)

scenario("attacking is an event of each attacker", function(s)
  s:card [[ return enchantment "War Drums" {
    cost = "{R}", text = "Whenever a creature attacks, you gain 1 life.",
    attacks { what = creatures, gain_life(1) },
  } ]]
  s.sue:has("in play", "War Drums")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { bears, ogre }
  s:expect(s.sue, { life = 22 })
end)

scenario("discarding is an event of the player who discards", function(s)
  s:card [[ return enchantment "Grudge" {
    cost = "{B}", text = "Whenever an opponent discards a card, Grudge deals 1 damage to that player.",
    discards { by = opponent, deal(1, that_player) },
  } ]]
  s:card [[ return sorcery "Test Amnesia" {
    cost = "{B}", text = "Target player discards two cards.", target = player, discard(2, target),
  } ]]
  s.bob:has("in play", "Grudge")
  s.bob:has("hand", "Test Amnesia")
  s.bob:lands("Swamp", 1)
  s.sue:has("hand", "Grizzly Bears", { count = 2 })
  s.bob:casts("Test Amnesia", { target = s.sue })
  s:expect(s.sue, { life = 18, hand = 0 })
end)

scenario("losing life is an event, by damage too", function(s)
  s:card [[ return enchantment "Empathy" {
    cost = "{W}", text = "Whenever an opponent loses life, you gain that much life.",
    loses_life { by = opponent, gain_life(that_much) },
  } ]]
  s.bob:has("in play", "Empathy")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 23 })
end)

scenario("regenerating is an event", function(s)
  s:card [[ return enchantment "Bone Chimes" {
    cost = "{B}", text = "Whenever a creature regenerates, you gain 3 life.",
    regenerates { what = creatures, gain_life(3) },
  } ]]
  s.bob:has("in play", "Bone Chimes")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:will_regenerate(skeletons)
  s.bob:casts("Lightning Bolt", { on = skeletons })
  s:expect(skeletons, { zone = "in play" })
  s:expect(s.bob, { life = 23 })
end)
