local both = { "fifth", "microprose" }

scenario("Norritt untaps a blue creature", both, function(s)
  local it = s.bob:has("in play", "Norritt")
  local serpent = s.sue:has("in play", "Sea Serpent", { tapped = true })
  local bears = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  s:expect(it, { power = 1, toughness = 1 })
  s:expect_illegal(function() s.bob:activates(it, { ability = 1, on = bears }) end, "R-TARGET-1")
  s.bob:activates(it, { ability = 1, on = serpent })
  s:expect(serpent, { tapped = false })
  s:expect(it, { tapped = true })
end)

scenario("Norritt forces a creature to attack in its controller's turn", both, function(s)
  local it = s.bob:has("in play", "Norritt")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:turn_of(s.sue)
  s.bob:activates(it, { ability = 2, on = bears })
  s:expect_illegal(function() s.sue:attacks {} end, "must attack")
  s.sue:attacks { bears }
  s:to("main")
  s:expect(s.bob, { life = 18 })
  s:next_turn()
  s:expect(bears, { zone = "in play" })
end)

scenario("R-TARGET-1 Norritt forces no Wall, nothing that came this turn, and no creature of who is not at turn", both, function(s)
  local it = s.bob:has("in play", "Norritt")
  local mine = s.bob:has("in play", "Grizzly Bears")
  local theirs = s.sue:has("in play", "Grizzly Bears")
  local wall = s.bob:has("in play", "Wall of Stone")
  local sick = s.bob:has("in play", "Gray Ogre", { sick = true })
  s:expect_illegal(function() s.bob:activates(it, { ability = 2, on = theirs }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(it, { ability = 2, on = wall }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(it, { ability = 2, on = sick }) end, "R-TARGET-1")
  s.bob:activates(it, { ability = 2, on = mine })
  s:expect(it, { tapped = true })
end)

scenario("R-GEN-1 Norritt forces nobody once the attack has begun or is over", both, function(s)
  local it = s.bob:has("in play", "Norritt")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s:expect_illegal(function() s.bob:activates(it, { ability = 2, on = bears }) end, "R-GEN-1")
  s:to("main")
  s:expect_illegal(function() s.bob:activates(it, { ability = 2, on = bears }) end, "R-GEN-1")
end)

scenario("Norritt, ruling 2004-10-04: a creature that cannot attack legally is destroyed at end of turn", both, function(s)
  local it = s.bob:has("in play", "Norritt")
  local serpent = s.sue:has("in play", "Sea Serpent")          -- Bob has no Island
  s.sue:lands("Island", 1)
  s:turn_of(s.sue)
  s.bob:activates(it, { ability = 2, on = serpent })
  s:to("discard")
  s:expect(serpent, { zone = "in play" })
  s:next_turn()
  s:expect(serpent, { zone = "graveyard" })
end)

scenario("R-DEST-1 what Norritt has destroyed may regenerate", both, function(s)
  local it = s.bob:has("in play", "Norritt")
  local troll = s.bob:has("in play", "Uthden Troll", { tapped = true })
  s.bob:lands("Mountain", 1)
  s.bob:activates(it, { ability = 2, on = troll })
  s.bob:will_regenerate(troll)
  s:next_turn()
  s:expect(troll, { zone = "in play" })
end)

scenario("R-RESOLVE-3 what Norritt has named dies at end of turn though Norritt is gone", both, function(s)
  local it = s.bob:has("in play", "Norritt")
  local serpent = s.sue:has("in play", "Sea Serpent")
  s.sue:lands("Island", 1)
  s:turn_of(s.sue)
  s.bob:activates(it, { ability = 2, on = serpent })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.sue:casts("Lightning Bolt", { on = it })
  s:next_turn()
  s:expect(serpent, { zone = "graveyard" })
end)

scenario("R-TARGET-1 Norritt names nothing that was stolen this turn", both, function(s)
  local it = s.bob:has("in play", "Norritt")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:turn_of(s.sue)
  s.sue:has("hand", "Control Magic")
  s.sue:mana "{2}{U}{U}"
  s.sue:casts("Control Magic", { on = bears })
  s:expect_illegal(function() s.bob:activates(it, { ability = 2, on = bears }) end, "R-TARGET-1")
end)

scenario("Norritt that is sleighted untaps a green creature", both, function(s)
  local it = s.bob:has("in play", "Norritt")
  local bears = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = it, choosing = { "blue", "green" } })
  s.bob:activates(it, { ability = 1, on = bears })
  s:expect(bears, { tapped = false })
end)

scenario("R-ZONE-2 Norritt destroys nothing that went to the hand and came back", both, function(s)
  local it = s.bob:has("in play", "Norritt")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Unsummon")
  s.bob:mana "{U}{1}{G}"
  s.bob:activates(it, { ability = 2, on = bears })
  s.bob:casts("Unsummon", { on = bears })
  s.bob:casts(bears)
  s:next_turn()
  s:expect(bears, { zone = "in play" })
end)

scenario("Norritt destroys at end of turn a land that was a creature when it was named, and stayed at home", both, function(s)
  local it = s.bob:has("in play", "Norritt")
  local factory = s.bob:has("in play", "Mishra's Factory")
  s.bob:mana "{1}"
  s.bob:activates(factory, { ability = 2 })
  s.bob:has("hand", "Twiddle")
  s.bob:mana "{U}"
  s.bob:activates(it, { ability = 2, on = factory })
  s.bob:casts("Twiddle", { on = factory, mode = 1 })
  s:next_turn()
  s:expect(factory, { zone = "graveyard" })
end)

scenario("D-10 fifth: Norritt may be used as the attack is announced, which stops it, and then what it names must attack", function(s)
  local it = s.bob:has("in play", "Norritt")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:turn_of(s.sue)
  s:to("attack")
  s.bob:activates(it, { ability = 2, on = bears })
  s:expect_illegal(function() s.sue:attacks { ogre } end, "must attack")
  s.sue:attacks { bears, ogre }
  s:expect(bears, { attacking = true })
end)

scenario("Norritt sends to its death what its controller keeps at home", both, function(s)
  s:card [[return summon "Imp" "Norritt" {
    cost = "{3}{B}", power = 1, toughness = 1,
    activated { cost = "{T}", target = creature:that_are "blue", untap(target) },
    activated {
      cost = "{T}",
      only_if = before_attack,
      target = creature:not_ "wall":controlled_by(active_player):here_since_turn_began(),
      this_turn(must_attack { affects = target }),
      next_end_of_turn { when(not_so(is(target, permanents:attacked())), { destroy(target) }) },
    },
  }]]
  local norritt = s.sue:has("in play", "Norritt")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local sick = s.bob:has("in play", "Grizzly Bears", { sick = true })
  local own = s.sue:has("in play", "Grizzly Bears")
  local wall = s.bob:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  s:expect_illegal(function() s.sue:activates(norritt, { ability = 2, target = sick }) end, "(R-TARGET-1)")
  s:expect_illegal(function() s.sue:activates(norritt, { ability = 2, target = own }) end, "(R-TARGET-1)")
  s:expect_illegal(function() s.sue:activates(norritt, { ability = 2, target = wall }) end, "(R-TARGET-1)")
  s.sue:activates(norritt, { ability = 2, target = ogre })
  s.bob:attacks { ogre }
  s:next_turn()
  s:expect(ogre, { zone = "in play" })
end)

scenario("what Norritt has named and is tapped before the attack dies at end of turn", both, function(s)
  s:card [[return summon "Imp" "Norritt" {
    cost = "{3}{B}", power = 1, toughness = 1,
    activated { cost = "{T}", target = creature:that_are "blue", untap(target) },
    activated {
      cost = "{T}",
      only_if = before_attack,
      target = creature:not_ "wall":controlled_by(active_player):here_since_turn_began(),
      this_turn(must_attack { affects = target }),
      next_end_of_turn { when(not_so(is(target, permanents:attacked())), { destroy(target) }) },
    },
  }]]
  local norritt = s.sue:has("in play", "Norritt")
  local ogre = s.bob:has("in play", "Gray Ogre", { tapped = true })
  s.sue:activates(norritt, { ability = 2, target = ogre })
  s:to("discard")
  s:expect(ogre, { zone = "in play" })
  s:next_turn()
  s:expect(ogre, { zone = "graveyard" })
end)
