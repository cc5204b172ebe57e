-- Attackers that nobody blocks any more, abilities that are used once and never again, colours that two things share, and what
-- all attackers of a turn set off together.
local both = { "fifth", "microprose" }

local function efreet(s)
  s:card [[ return summon "Efreet" "Test Efreet" { cost = "{R}", power = 3, toughness = 6,
    text = "Whenever Test Efreet blocks, flip a coin. If you lose the flip, remove Test Efreet from combat and it can't block this turn. Creatures it was blocking that had become blocked by only Test Efreet this combat become unblocked.",
    blocks { what = self, flip_coin {
      lost = { remove_from_combat(self), this_turn(cannot_block { affects = self }), unblock(self) } } } } ]]
  return s.sue:has("in play", "Test Efreet")
end

scenario("R-BLOCK-2 blocked by nobody but what has fled, it deals its damage to the player", both, function(s)
  local efreet = efreet(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:chance { "tails" }
  s.bob:attacks { bears }
  s.sue:blocks { [efreet] = bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(bears, { zone = "in play" })
end)

scenario("R-BLOCK-2 blocked by another too it stays blocked, and so it does where the coin is won", both, function(s)
  local efreet = efreet(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:chance { "tails" }
  s.bob:attacks { bears, wurm }
  s.sue:blocks { [efreet] = bears, [ogre] = bears }
  s:to("end of attack")
  -- The wurm alone comes through.
  s:expect(s.sue, { life = 14 })
  s:expect(bears, { zone = "graveyard" })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:chance { "heads" }
  s.bob:attacks { wurm }
  s.sue:blocks { [efreet] = wurm }
  s:to("end of attack")
  s:expect(s.sue, { life = 14 })
  s:expect(efreet, { zone = "graveyard" })
end)

scenario("R-BLOCK-2 a blocker that is still there unblocks what it alone has blocked", both, function(s)
  s:card [[ return artifact "Test Retreat" { cost = "{1}", text = "{0}: Creatures blocked only by target creature become unblocked.",
    activated { cost = "{0}", target = creature, unblock(target) } } ]]
  local retreat = s.sue:has("in play", "Test Retreat")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local first = s.sue:has("in play", "Craw Wurm")
  local second = s.sue:has("in play", "Wall of Spears")
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [first] = bears, [second] = ogre }
  s.sue:activates(retreat, { target = first })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-COST-1 once is once, in this turn and in all others, of each that has it", both, function(s)
  s:card [[ return summon "Goblin" "Test Patrol" { cost = "{R}", power = 1, toughness = 1,
    text = "{0}: You gain 1 life. Use this ability only once. {0}: You gain 2 life.",
    activated { cost = "{0}", only_if = compare(uses_ever, "at most", 0), gain_life(1) },
    activated { cost = "{0}", gain_life(2) } } ]]
  local first = s.bob:has("in play", "Test Patrol")
  local second = s.bob:has("in play", "Test Patrol")
  s.bob:activates(first, { ability = 2 })
  s.bob:activates(first, { ability = 1 })
  s:expect(s.bob, { life = 23 })
  s:expect_illegal(function() s.bob:activates(first, { ability = 1 }) end, "does not allow it now")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:activates(first, { ability = 1 }) end, "does not allow it now")
  s.bob:activates(second, { ability = 1 })
  s.bob:activates(first, { ability = 2 })
  s:expect(s.bob, { life = 26 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:activates(first, { ability = 1 }) end, "does not allow it now")
  s:expect_illegal(function() s.bob:activates(second, { ability = 1 }) end, "does not allow it now")
end)

scenario("R-ZONE-2 what comes back may be used once again", both, function(s)
  s:card [[ return summon "Goblin" "Test Patrol" { cost = "{R}", power = 1, toughness = 1,
    text = "{0}: You gain 1 life. Use this ability only once.",
    activated { cost = "{0}", only_if = compare(uses_ever, "at most", 0), gain_life(1) } } ]]
  local patrol = s.bob:has("in play", "Test Patrol")
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:lands("Mountain", 1)
  s.bob:activates(patrol)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:casts("Unsummon", { target = patrol })
  s.bob:casts("Test Patrol")
  s.bob:activates(s.bob:finds("Test Patrol"))
  s:expect(s.bob, { life = 22 })
end)

scenario("R-ABIL-2 what a spell grants is used once", both, function(s)
  s:card [[ return instant "Test Vita" { cost = "{G}",
    text = "Until end of turn, target creature gains \"{0}: Untap this creature. Use this ability only once.\"",
    target = creature,
    until_end_of_turn(target, { gains = activated { cost = "{0}", only_if = compare(uses_ever, "at most", 0), untap(self) } }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  s.bob:has("hand", "Test Vita")
  s.bob:lands("Forest", 1)
  s.bob:casts("Test Vita", { target = bears })
  s.bob:activates(bears)
  s:expect(bears, { tapped = false })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.bob:activates(bears) end, "does not allow it now")
end)

scenario("R-COLOR-1 a spell that shares no color with your creatures is countered where nobody pays", both, function(s)
  s:card [[ return enchantment "Test Prejudice" { cost = "{U}",
    text = "Whenever an opponent casts a creature spell that doesn't share a color with a creature you control, counter that spell unless that player pays {X}, where X is its casting cost.",
    successfully_cast { what = spells:that_are "creature":not_sharing_colour(creatures:controlled_by(you)), by = opponent,
      unless { by = that_player, pay = { "{1}", times = casting_cost_of(it) }, counter(it) } } } ]]
  s:card [[ return artifact_creature "Golem" "Test Golem" { cost = "{2}", power = 1, toughness = 1 } ]]
  s.sue:has("in play", "Test Prejudice")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Llanowar Elves")
  s.bob:has("hand", "Mesa Pegasus")
  s.bob:has("hand", "Test Golem")
  s.bob:lands("Forest", 1)
  s.bob:lands("Plains", 7)
  s.bob:casts("Llanowar Elves")
  s:expect(s.bob, { graveyard = 0 })
  -- Bob's own ogre counts for nothing; nor has what is colourless a colour to share.
  s.bob:will("pay", true)
  s.bob:casts("Mesa Pegasus")
  s:expect(s.bob, { graveyard = 0 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:will("pay", false)
  s.bob:casts("Test Golem")
  s:expect(s.bob, { graveyard = { "Test Golem" } })
end)

scenario("R-CBT-8 a whole attack sets it off once", both, function(s)
  s:card [[ return enchantment "Test War" { cost = "{R}",
    text = "Whenever a player attacks with one or more creatures, you gain 1 life.",
    attacks { what = creatures, once = true, gain_life(1) } } ]]
  s:card [[ return enchantment "Test Raid" { cost = "{R}",
    text = "Whenever you attack with one or more Goblins, you gain 10 life.",
    attacks { what = creatures:of_type "goblin", by = you, once = true, gain_life(10) } } ]]
  s:card [[ return summon "Goblin" "Test Goblin" { cost = "{R}", power = 1, toughness = 1 } ]]
  s.bob:has("in play", "Test War")
  s.bob:has("in play", "Test Raid")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local goblins = s.bob:has("in play", "Test Goblin", { count = 2 })
  local theirs = s.sue:has("in play", "Test Goblin")
  s.bob:attacks { bears, goblins[1], goblins[2] }
  s:expect(s.bob, { life = 31 })
  s:turn_of(s.sue)
  s.sue:attacks { theirs }
  s:expect(s.bob, { life = 32 })
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s:expect(s.bob, { life = 32 })
end)

scenario("who stays at home while others attack is destroyed, but Walls, newcomers and the other player's", both, function(s)
  s:card [[ return enchantment "Test Total War" { cost = "{R}",
    text = "Whenever a player attacks with one or more creatures, destroy all untapped non-Wall creatures that player controls that didn't attack this turn. Ignore this effect for each creature that player did not control since the beginning of the turn.",
    attacks { what = creatures, once = true,
      destroy(creatures:untapped():not_ "wall":controlled_by(that_player):did_not_attack():here_since_turn_began()) } } ]]
  s.sue:has("in play", "Test Total War")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local tapped = s.bob:has("in play", "Craw Wurm", { tapped = true })
  local wall = s.bob:has("in play", "Wall of Spears")
  local new = s.bob:has("in play", "Scathe Zombies", { sick = true })
  local theirs = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s:expect(bears, { zone = "in play" })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(tapped, { zone = "in play" })
  s:expect(wall, { zone = "in play" })
  s:expect(new, { zone = "in play" })
  s:expect(theirs, { zone = "in play" })
end)

scenario("R-DUR-1 who has more life is asked when it is done", both, function(s)
  s:card [[ return artifact "Test Scales" { cost = "{1}", text = "{0}: If you have more life than an opponent, draw a card.",
    activated { cost = "{0}", when(compare(life_of(you), "at least", sum(life_of(opponent), 1)), { draw(1) }) } } ]]
  local scales = s.bob:has("in play", "Test Scales")
  s.bob:activates(scales)
  s:expect(s.bob, { hand = 0 })
  s.sue:life(19)
  s.bob:activates(scales)
  s:expect(s.bob, { hand = 1 })
  s.sue:life(21)
  s.bob:activates(scales)
  s:expect(s.bob, { hand = 1 })
end)
