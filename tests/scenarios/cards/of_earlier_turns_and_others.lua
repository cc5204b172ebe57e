local both = { "fifth", "microprose" }

scenario("Aurochs grows by each other Aurochs that attacks with it", both, function(s)
  s:card [[return summon "Auroch" "Aurochs" {
    cost = "{3}{G}", power = 2, toughness = 3,
    trample,
    attacks {
      what = self,
      until_end_of_turn(self, { plus = { count(creatures:of_type "auroch":attacking():other()), 0 } }),
    },
  }]]
  local herd = s.bob:has("in play", "Aurochs", { count = 3 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { herd[1], herd[2], bears }
  s:expect(herd[1], { power = 3 })
  s:expect(herd[2], { power = 3 })
  s:expect(herd[3], { power = 2 })
  s:expect(bears, { power = 2 })
end)

scenario("Bone Shaman: what it has hurt this turn does not regenerate", both, function(s)
  local shaman = s.bob:has("in play", "Bone Shaman")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:lands("Swamp", 1)
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local others = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 2)
  s.bob:activates(shaman)
  s.bob:attacks { shaman, ogre }
  s.sue:blocks { [skeletons] = shaman, [others] = ogre }
  s.sue:will_regenerate(others)
  s:to("main")
  s:expect(skeletons, { zone = "graveyard" })
  s:expect(others, { zone = "in play" })
end)

scenario("Elder Land Wurm attacks when it has blocked, and not before", both, function(s)
  local wurm = s.bob:has("in play", "Elder Land Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { wurm } end, "cannot attack")
  s:next_turn()
  s.sue:attacks { ogre }
  s.bob:blocks { [wurm] = ogre }
  s:next_turn()
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 15 })
end)

scenario("Royal Decree: Swamps, Mountains, black and red permanents, each once", both, function(s)
  s:card [[return enchantment "Royal Decree" {
    cost = "{2}{W}{W}",
    cumulative_upkeep("{W}"),
    becomes_tapped {
      what = either(lands:of_type "swamp", lands:of_type "mountain", permanents:that_are "black", permanents:that_are "red"),
      deal(1, controller_of(it)),
    },
  }]]
  s.bob:has("in play", "Royal Decree")
  local knight = s.sue:has("in play", "Black Knight")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local swamp = s.sue:has("in play", "Swamp")
  local forest = s.sue:has("in play", "Forest")
  s.bob:lands("Plains", 1)
  s:turn_of(s.sue)
  s.sue:has("hand", "Scryb Sprites")
  s.sue:casts("Scryb Sprites")
  s:expect(forest, { tapped = true })
  s:expect(s.sue, { life = 20 })
  s.sue:has("hand", "Unholy Strength")
  s.sue:casts("Unholy Strength", { on = bears })
  s:expect(swamp, { tapped = true })
  s:expect(s.sue, { life = 19 })
  s.sue:attacks { knight, ogre, bears }
  s:expect(s.sue, { life = 17 })
end)

scenario("Nature's Wrath: who puts an Island or blue permanent into play gives up one", both, function(s)
  s.bob:has("in play", "Nature's Wrath")
  local forest = s.bob:has("in play", "Forest")
  local island = s.bob:has("hand", "Island")
  s.bob:plays_land("Island")
  s:expect(island, { zone = "graveyard" })
  s:expect(forest, { zone = "in play" })
end)

scenario("Runesword: what its bearer has hurt leaves the game, and the sword goes with the bearer", both, function(s)
  local sword = s.bob:has("in play", "Runesword")
  local second = s.bob:has("in play", "Runesword")
  s.bob:lands("Swamp", 6)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local other = s.sue:has("in play", "Scryb Sprites")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { ogre, bears }
  s.bob:activates(sword, { target = ogre })
  s.sue:blocks { [skeletons] = ogre, [other] = bears }
  s:to("main")
  s:expect(skeletons, { zone = "out of game" })
  s:expect(other, { zone = "graveyard" })
  s:expect(sword, { zone = "in play" })
end)

scenario("Runesword is buried when the creature that bears it leaves play this turn", both, function(s)
  local sword = s.bob:has("in play", "Runesword")
  s.bob:lands("Swamp", 3)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { ogre }
  s.bob:activates(sword, { target = ogre })
  s.sue:blocks { [wurm] = ogre }
  s:to("main")
  s:expect(sword, { zone = "graveyard" })
end)

scenario("Siren's Call spares Walls and what its player has not had since the turn began", both, function(s)
  s:card [[return instant "Late Call" {
    cost = "{U}", castable = all_of(turn_of(opponent), before_attack),
    this_turn(must_attack { affects = creatures:controlled_by(active_player) }),
    next_end_of_turn {
      destroy(creatures:not_ "wall":controlled_by(active_player):did_not_attack():here_since_turn_began()),
    },
  }]]
  s.sue:has("hand", "Late Call"); s.sue:lands("Island", 1)
  local ogre = s.bob:has("in play", "Gray Ogre", { tapped = true })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sick = s.bob:has("in play", "Grizzly Bears", { sick = true })
  local wall = s.bob:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  s.sue:casts("Late Call")
  s:expect_illegal(function() s.bob:attacks {} end, "Grizzly Bears")
  s.bob:attacks { bears }
  s:next_turn()
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
  s:expect(sick, { zone = "in play" })
  s:expect(wall, { zone = "in play" })
end)

scenario("what Wall of Dust has blocked stays at home for a turn of its controller", both, function(s)
  s:card [[return summon "Wall" "Wall of Dust" {
    cost = "{2}{R}", power = 1, toughness = 4,
    blocks {
      what = self,
      blocked = creatures,
      the_next_time {
        event = at_phase { phase = "main", of = controller_of(other_one), part = "beginning" },
        this_turn(cannot_attack { affects = other_one }),
      },
    },
  }]]
  local dust = s.sue:has("in play", "Wall of Dust")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.bob:makes("Wurm", { power = 2, toughness = 9 })
  s.bob:attacks { wurm }
  s.sue:blocks { [dust] = wurm }
  s:next_turn()
  s:next_turn()
  s:expect_illegal(function() s.bob:attacks { wurm } end, "cannot attack")
  s.bob:attacks { ogre }
  s:next_turn()
  s:next_turn()
  s.bob:attacks { wurm }
end)

scenario("Farrel's Mantle: damage to another creature than the one that it is on, for that of the attack", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Farrel's Mantle", { on = ogre })
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:will("target", angel)
  s.bob:will("pay", true)
  s.bob:attacks { ogre }
  s.sue:blocks {}
  s:to("main")
  s:expect(angel, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Telekinesis holds its target through two untap phases", both, function(s)
  s.sue:has("hand", "Telekinesis"); s.sue:lands("Island", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s.sue:casts("Telekinesis", { target = ogre })
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(ogre, { tapped = true })
  s:next_turn(); s:next_turn()
  s:expect(ogre, { tapped = true })
  s:next_turn(); s:next_turn()
  s:expect(ogre, { tapped = true })
  s:next_turn(); s:next_turn()
  s:expect(ogre, { tapped = false })
end)
