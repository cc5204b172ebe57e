local both = { "fifth", "microprose" }

local function denizen(s)
  return s.bob:has("in play", "Infernal Denizen")
end

scenario("Infernal Denizen lives on swamps, two at a time", both, function(s)
  local denizen = denizen(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local swamps = s.bob:has("in play", "Swamp", { count = 3 })
  local forest = s.bob:has("in play", "Forest")
  s:turn_of(s.sue)
  s.bob:will("choose", swamps[1])
  s.bob:will("choose", swamps[3])
  s:turn_of(s.bob)
  s:expect(denizen, { tapped = false })
  s:expect(bears, { controller = s.bob })
  s:expect(forest, { zone = "in play" })
  s:expect(s.bob, { graveyard = { Swamp = 2 } })
  s:expect(swamps[2], { zone = "in play" })
end)

scenario("Infernal Denizen: for want of a swamp the opponent takes what they like, while it is there", both, function(s)
  local denizen = denizen(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Swamp", 1)
  s:turn_of(s.sue)
  s.sue:will("pay", true)
  s.sue:will("target", bears)
  s:turn_of(s.bob)
  s:expect(s.bob, { graveyard = { Swamp = 1 } })
  s:expect(denizen, { tapped = true, controller = s.bob })
  s:expect(bears, { controller = s.sue })
  s:card [[ return artifact "Test Rod" { cost = "{1}", text = "{0}: Bury target creature.", activated { cost = "{0}", target = creature, bury(target) } } ]]
  s.bob:activates(s.bob:has("in play", "Test Rod"), { target = denizen })
  s:expect(bears, { controller = s.bob })
end)

scenario("Infernal Denizen: the opponent need not take anything", both, function(s)
  local denizen = denizen(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:turn_of(s.sue)
  s.sue:will("pay", false)
  s:turn_of(s.bob)
  s:expect(denizen, { tapped = true })
  s:expect(bears, { controller = s.bob })
end)

local function lich(s)
  s:card [[return enchantment "Test Lich" {
    cost = "{B}{B}{B}{B}",
    before_it_enters { lose_life(life_of(you)) },
    lives_without_life { affects = you },
    instead_of_gaining_life { affects = you, draw(that_much) },
    deals_damage {
      to = you,
      search(that_much, permanents:controlled_by(you):not_token(), { sacrifice(found) }),
      when(not_so(compare(result, "at least", that_much)), { lose_duel() }),
    },
    put_into_graveyard { what = self, lose_duel() },
  }]]
  s.bob:lands("Swamp", 4)
  return s.bob:has("hand", "Test Lich")
end

scenario("Lich costs all life as it comes, and who has it lives on", both, function(s)
  local lich = lich(s)
  s.bob:casts(lich)
  s:expect(s.bob, { life = 0, lost = false })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s, { over = false })
  s:card [[ return artifact "Test Rod" { cost = "{1}", text = "{0}: Destroy target enchantment.", activated { cost = "{0}", target = enchantment, destroy(target) } } ]]
  s.sue:activates(s.sue:has("in play", "Test Rod"), { target = lich })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
end)

scenario("Lich: countered it costs no life", both, function(s)
  local lich = lich(s)
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  local play = s.bob:casts(lich, { held = true })
  s.sue:interrupts(play, "Counterspell", { target = play })
  s:expect(lich, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
end)

local function worms(s)
  s:card [[return enchantment "Test Worms" {
    cost = "{2}{B}{B}{B}",
    cannot_play { cards = lands, affects = players },
    stays_out { cards = lands, affects = players },
    at_upkeep {
      for_each(players, { may { by = it, pay = sacrifice(lands, 2), destroy(self),
        otherwise = { may { by = it, deal(5, it), destroy(self) } } } }),
    },
  }]]
  return s.bob:has("in play", "Test Worms")
end

scenario("worms for lands or damage go for two lands", both, function(s)
  local worms = worms(s)
  local lands = s.sue:has("in play", "Forest", { count = 3 })
  local forest = s.bob:has("hand", "Forest")
  s:expect_illegal(function() s.bob:plays_land(forest) end, "Test Worms")
  s.sue:will("pay", true)
  s.sue:will("sacrifice", lands[1])
  s.sue:will("sacrifice", lands[2])
  s.bob:will("pay", false)
  s:to("upkeep")
  s:expect(s.sue, { life = 20, graveyard = { Forest = 2 } })
  s:expect(s.bob, { life = 20 })
  s:expect(worms, { zone = "graveyard" })
end)

scenario("worms for lands or damage go for 5 damage, in whosever upkeep", both, function(s)
  local worms = worms(s)
  local forest = s.bob:has("hand", "Forest")
  s.sue:will("pay", false)
  s.bob:will("pay", true)
  s:to("upkeep")
  s:expect(worms, { zone = "graveyard" })
  s:expect(s.bob, { life = 15 })
  s:expect(s.sue, { life = 20 })
end)

scenario("worms for lands or damage stay where nobody does either", both, function(s)
  local worms = worms(s)
  s.sue:lands("Forest", 1)
  s.sue:will("pay", false)
  s.bob:will("pay", false)
  s:to("upkeep")
  s:to("main")
  s:expect(worms, { zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)

scenario("a price of 1 or 2: who pays 2 fights on, who pays 1 fights for nothing, who pays nothing dies", both, function(s)
  s:card [[return instant "Test Chill" {
    cost = "{X}{U}", castable = phase "attackers",
    target = between(x, x, creature:attacking()),
    for_each(target, { may { by = controller_of(it), pay = "{1}",
      this_turn(reduces_damage { affects = it, combat = true }),
      this_turn(deals_no_combat_damage { affects = it }),
      otherwise = { unless { by = controller_of(it), pay = "{2}", next_end_of_combat { destroy(it) } } } } }),
  }]]
  local paid = s.bob:has("in play", "Craw Wurm")
  local half = s.bob:has("in play", "Gray Ogre")
  local frozen = s.bob:has("in play", "Grizzly Bears")
  local spared = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 3)
  s.sue:lands("Island", 4)
  s.sue:has("hand", "Test Chill")
  s.bob:attacks { paid, half, frozen, spared }
  s.bob:will("pay", false)
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  s.sue:casts("Test Chill", { x = 3, targets = { paid, half, frozen } })
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 10 })
  s:expect(paid, { zone = "in play" })
  s:expect(half, { zone = "in play" })
  s:expect(frozen, { zone = "graveyard" })
  s:expect(spared, { zone = "in play" })
end)

local function glyph(s)
  s:card [[return instant "Glyph of Reincarnation" {
    cost = "{G}", castable = not_so(before_attack, phase "attack"),
    target = creature:of_type "wall",
    bury(creatures:was_blocked(target)),
    for_each(destroyed:that_are "creature", {
      search(1, cards:that_are "creature":owned_by(active_player):in_zone "graveyard"),
      return_to_play(found, owner_of(found)),
    }),
  }]]
  s.sue:has("hand", "Glyph of Reincarnation")
  s.sue:lands("Forest", 1)
end

scenario("Glyph of Reincarnation buries what the wall has blocked, and another comes for it", both, function(s)
  glyph(s)
  s:card [[ return summon "Wall" "Test Wall" { cost = "{0}", power = 0, toughness = 8, text = "", cannot_attack {} } ]]
  local wall = s.sue:has("in play", "Test Wall")
  local idle = s.sue:has("in play", "Test Wall")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.bob:has("graveyard", "Serra Angel")
  local hers = s.sue:has("graveyard", "Grizzly Bears")
  s.bob:attacks { wurm, ogre }
  s.sue:blocks { [wall] = wurm, [idle] = ogre }
  s:expect_illegal(function() s.sue:casts("Glyph of Reincarnation", { target = wall }) end, "does not allow it now")
  s:to("main")
  s:expect(wurm, { zone = "in play" })
  s.sue:will("choose", angel)
  s.sue:casts("Glyph of Reincarnation", { target = wall })
  s:expect(wurm, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:expect(angel, { zone = "in play", controller = s.bob })
  s:expect(hers, { zone = "graveyard" })
end)

scenario("Glyph of Reincarnation brings nothing back for what is gone already", both, function(s)
  glyph(s)
  local wall = s.sue:has("in play", "Wall of Spears")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local angel = s.bob:has("graveyard", "Serra Angel")
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s.sue:casts("Glyph of Reincarnation", { target = wall })
  s:expect(angel, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)
