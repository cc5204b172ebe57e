-- What is done in the place of something, and what a rule does not keep from being.

local both = { "fifth", "microprose" }

local function bond(s)
  s:card [[ return enchantment "Test Bond" { cost = "{0}",
    text = "You don't lose the game for having 0 or less life.\nIf you would gain life, draw that many cards instead.\nWhenever you're dealt damage, sacrifice that many nontoken permanents. If you can't, you lose the game.",
    lives_without_life { affects = you },
    instead_of_gaining_life { affects = you, draw(that_much) },
    deals_damage { to = you, search(that_much, permanents:controlled_by(you):not_token(), { sacrifice(found) }),
      when(not_so(compare(result, "at least", that_much)), { lose_duel() }) } } ]]
  s:card [[ return artifact "Test Balm" { cost = "{1}", text = "{0}: Target player gains 2 life.",
    activated { cost = "{0}", target = player, gain_life(2, target) } } ]]
  s:card [[ return artifact "Test Rod" { cost = "{1}", text = "{0}: Test Rod deals 2 damage to target player.",
    activated { cost = "{0}", target = player, deal(2, target) } } ]]
  return s.bob:has("in play", "Test Bond"), s.sue:has("in play", "Test Balm"), s.sue:has("in play", "Test Rod")
end

scenario("R-LIFE-2 who is bound lives without life, and the other does not", both, function(s)
  local bond, balm, rod = bond(s)
  s.bob:life(0)
  s:turn_of(s.sue)
  s:expect(s, { over = false })
  s:expect(s.bob, { lost = false, life = 0 })
  s.sue:life(0)
  s:to_the_end()
  s:expect(s.sue, { lost = true })
end)

scenario("R-LIFE-2 the bond gone, the life that is not there is missed", both, function(s)
  local bond, balm, rod = bond(s)
  s.bob:life(-3)
  s.bob:lands("Plains", 2)
  s.bob:has("hand", "Disenchant")
  s:turn_of(s.bob)
  s.bob:casts("Disenchant", { target = bond })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
end)

scenario("life that would be gained is as many cards, and nobody else's", both, function(s)
  local bond, balm, rod = bond(s)
  s.sue:activates(balm, { target = s.bob })
  s:expect(s.bob, { life = 20, hand = 2 })
  s.sue:activates(balm, { target = s.sue })
  s:expect(s.sue, { life = 22, hand = 0 })
end)

scenario("R-RESOLVE-1 so many are given up as there was damage", both, function(s)
  local bond, balm, rod = bond(s)
  local forests = s.bob:has("in play", "Forest", { count = 3 })
  for _, forest in ipairs(forests) do s.bob:will("choose", forest) end
  s.sue:activates(rod, { target = s.bob })
  s:expect(s.bob, { in_play = 2, life = 18 })
  s:expect(bond, { zone = "in play" })
  s.sue:activates(rod, { target = s.bob })
  s:expect(s.bob, { in_play = 0, graveyard = 4 })
  s:turn_of(s.sue)
  s:expect(s, { over = false })
end)

scenario("R-RESOLVE-1 what there is is given up all the same", both, function(s)
  local bond, balm, rod = bond(s)
  s.sue:activates(rod, { target = s.bob })
  s:expect(bond, { zone = "graveyard" })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
end)

local function winds(s)
  s:card [[ return enchantment "Test Winds" { cost = "{0}",
    text = "Whenever a permanent becomes tapped, put a wind counter on it.\nIf a permanent with a wind counter on it would untap during its controller's untap step, remove all wind counters from it instead.",
    becomes_tapped { what = permanents, put_counters("wind", 1, it) },
    instead_of_untapping { affects = permanents:with_counters "wind", remove_counters("wind", counters_on(it, "wind"), it) } } ]]
  return s.bob:has("in play", "Test Winds")
end

scenario("R-UNTAP-2 what the wind holds loses its counters instead of untapping", both, function(s)
  winds(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre", { tapped = true })
  local hers = s.sue:has("in play", "Grizzly Bears", { tapped = true, counters = { wind = 2 } })
  s.bob:attacks { bears }
  s.sue:blocks {}
  s:expect(bears, { counters = { wind = 1 } })
  s:turn_of(s.sue)
  s:expect(hers, { tapped = true, counters = {} })
  s:expect(bears, { tapped = true, counters = { wind = 1 } })
  s:turn_of(s.bob)
  s:expect(bears, { tapped = true, counters = {} })
  s:expect(ogre, { tapped = false })
  s:turn_of(s.sue)
  s:expect(hers, { tapped = false })
  s:turn_of(s.bob)
  s:expect(bears, { tapped = false })
end)

scenario("R-UNTAP-2 what would not untap keeps its counters, and another way of untapping takes none", both, function(s)
  winds(s)
  s:card [[ return enchantment "Test Chains" { cost = "{0}", text = "Creatures don't untap during their controller's untap step.",
    does_not_untap { affects = creatures } } ]]
  s:card [[ return artifact "Test Spur" { cost = "{1}", text = "{0}: Untap target creature.", activated { cost = "{0}", target = creature, untap(target) } } ]]
  s.bob:has("in play", "Test Chains")
  local spur = s.bob:has("in play", "Test Spur")
  local bears = s.bob:has("in play", "Grizzly Bears", { tapped = true, counters = { wind = 1 } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = true, counters = { wind = 1 } })
  s.bob:activates(spur, { target = bears })
  s:expect(bears, { tapped = false, counters = { wind = 1 } })
end)

scenario("R-TARGET-1 who is let aims at what nobody else can", both, function(s)
  s:card [[ return summon "Legend" "Test Willow" { cost = "{0}", power = 4, toughness = 4,
    text = "Test Willow can't be the target of spells or effects.\n{G}: Until end of turn, Test Willow can be the target of spells and abilities controlled by target player as though it didn't have shroud.",
    cannot_be_targeted {},
    activated { cost = "{G}", target = player, this_turn(may_be_targeted { by = permanents:controlled_by(target), affects = self }) } } ]]
  local willow = s.bob:has("in play", "Test Willow")
  local other = s.bob:has("in play", "Test Willow")
  s:card [[ return artifact "Test Mark" { cost = "{1}", text = "{0}: Tap target creature.", activated { cost = "{0}", target = creature, tap(target) } } ]]
  local mark = s.bob:has("in play", "Test Mark")
  local hers = s.sue:has("in play", "Test Mark")
  s.bob:lands("Forest", 1)
  s.bob:has("hand", "Giant Growth", { count = 2 })
  s:expect_illegal(function() s.bob:activates(mark, { target = willow }) end, "cannot be the target of")
  s.bob:activates(willow, { target = s.bob })
  s:expect_illegal(function() s.bob:activates(mark, { target = other }) end, "cannot be the target of")
  s:expect_illegal(function() s.sue:activates(hers, { target = willow }) end, "cannot be the target of")
  s.bob:activates(mark, { target = willow })
  s:expect(willow, { tapped = true })
  s:turn_of(s.sue)
  s:expect_illegal(function() s.bob:activates(mark, { target = willow }) end, "cannot be the target of")
end)

scenario("R-PROT-1 who is let aims at nothing that is protected for another reason", both, function(s)
  s:card [[ return summon "Legend" "Test Willow" { cost = "{0}", power = 4, toughness = 4,
    text = "Test Willow can't be the target of spells or effects.\nProtection from black\n{0}: Until end of turn, Test Willow can be the target of spells and abilities controlled by target player as though it didn't have shroud.",
    cannot_be_targeted {}, protection { from = "black" },
    activated { cost = "{0}", target = player, this_turn(may_be_targeted { by = permanents:controlled_by(target), affects = self }) } } ]]
  local willow = s.bob:has("in play", "Test Willow")
  s.sue:has("hand", "Terror")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Swamp", 2)
  s.sue:lands("Mountain", 1)
  s.bob:activates(willow, { target = s.sue })
  s:expect_illegal(function() s.sue:casts("Terror", { target = willow }) end, "protection from black")
  s.sue:casts("Lightning Bolt", { target = willow })
  s:expect(willow, { damage = 3 })
end)

scenario("R-GEN-1 no land comes into play, however it would come", both, function(s)
  s:card [[ return enchantment "Test Worms" { cost = "{0}", text = "Lands can't enter the battlefield.", stays_out { cards = lands, affects = players } } ]]
  s:card [[ return sorcery "Test Call" { cost = "{0}", text = "Put all land cards from your graveyard onto the battlefield.",
    return_to_play(cards:that_are "land":owned_by(you):in_zone "graveyard") } ]]
  s:card [[ return sorcery "Test Rise" { cost = "{0}", text = "Put all creature cards from your graveyard onto the battlefield.",
    return_to_play(cards:that_are "creature":owned_by(you):in_zone "graveyard") } ]]
  local forest = s.bob:has("hand", "Forest")
  local dead = s.bob:has("graveyard", "Island")
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("hand", "Test Call")
  s.bob:has("hand", "Test Rise")
  local worms = s.bob:has("in play", "Test Worms")
  s:expect_illegal(function() s.bob:plays_land(forest) end, "Test Worms")
  s.bob:casts("Test Call")
  s:expect(dead, { zone = "graveyard" })
  s.bob:casts("Test Rise")
  s:expect(bears, { zone = "in play" })
  s.bob:lands("Plains", 2)
  s.bob:has("hand", "Disenchant")
  s.bob:casts("Disenchant", { target = worms })
  s.bob:plays_land(forest)
  s:expect(forest, { zone = "in play" })
end)

scenario("R-GEN-1 a spell whose creature may not come is cast in vain", both, function(s)
  s:card [[ return enchantment "Test Gate" { cost = "{0}", text = "", stays_out { cards = creatures, affects = you } } ]]
  s.bob:has("in play", "Test Gate")
  s.bob:lands("Forest", 2)
  s.sue:lands("Forest", 2)
  local bears = s.bob:has("hand", "Grizzly Bears")
  local hers = s.sue:has("hand", "Grizzly Bears")
  s.bob:casts(bears)
  s:expect(bears, { zone = "graveyard" })
  s:turn_of(s.sue)
  s.sue:casts(hers)
  s:expect(hers, { zone = "in play" })
end)
