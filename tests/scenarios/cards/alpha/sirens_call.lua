local both = { "fifth", "microprose" }

scenario("Siren's Call has the opponent as its target", function(s)
  s.sue:has("hand", "Siren's Call")
  s.sue:lands("Island", 1)
  local ogre = s.bob:has("in play", "Gray Ogre", { tapped = true })
  s.sue:casts("Siren's Call", { target = s.bob })
  s:turn_of(s.sue)
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("Siren's Call, ruling 2004-10-04: a creature that could not attack legally is destroyed", both, function(s)
  local serpent = s.bob:has("in play", "Sea Serpent")
  s.bob:lands("Island", 1)
  s.sue:has("hand", "Siren's Call")
  s.sue:mana "{U}"
  s.sue:casts("Siren's Call", { target = s.bob })
  s:turn_of(s.sue)
  s:expect(serpent, { zone = "graveyard" })
end)

scenario("Siren's Call, ruling 2009-02-01: a creature that was tapped before is destroyed", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.bob:has("in play", "Wall of Wood")
  s.sue:has("hand", "Siren's Call")
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 2)
  s.sue:casts("Twiddle", { on = ogre, mode = "tap" })
  s.sue:casts("Siren's Call", { target = s.bob })
  s:turn_of(s.sue)
  s:expect(ogre, { zone = "graveyard" })
  s:expect(wall, { zone = "in play" })
end)

scenario("Siren's Call is not cast once the attack has begun", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Siren's Call")
  s.sue:lands("Island", 1)
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:casts("Siren's Call", { target = s.bob }) end, "Siren's Call")
end)

--- Bob has a creature that can attack, one that is tapped, a Wall and one that has just come; Sue calls.
local function called(s)
  local there = {
    bears = s.bob:has("in play", "Grizzly Bears"),
    tapped = s.bob:has("in play", "Gray Ogre", { tapped = true }),
    wall = s.bob:has("in play", "Wall of Brambles"),
    fresh = s.bob:has("in play", "Craw Wurm", { sick = true }),
    own = s.sue:has("in play", "Grizzly Bears"),
    land = s.bob:has("in play", "Forest"),
  }
  s.sue:has("hand", "Siren's Call")
  s.sue:lands("Island", 1)
  s.sue:casts("Siren's Call")
  return there
end

scenario("Siren's Call: who can attack must, and who did not is destroyed at end of turn", function(s)
  local there = called(s)
  s:expect_illegal(function() s.bob:attacks {} end, "R-CBT-6")
  s.bob:attacks { there.bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:next_turn()
  s:expect(there.bears, { zone = "in play" })
  s:expect(there.tapped, { zone = "graveyard" })
  s:expect(there.wall, { zone = "in play" })
  s:expect(there.fresh, { zone = "in play" })
  s:expect(there.own, { zone = "in play" })
  s:expect(there.land, { zone = "in play" })
  s:to("upkeep")
  s:expect(there.own, { zone = "in play" })
end)

scenario("Siren's Call where main may end without an attack: who stayed at home is destroyed", function(s)
  s:rules("microprose")
  local there = called(s)
  s:next_turn()
  s:expect(there.bears, { zone = "graveyard" })
  s:expect(there.wall, { zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Siren's Call is not played in one's own turn", function(s)
  s.bob:has("hand", "Siren's Call")
  s.bob:lands("Island", 1)
  s.sue:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:casts("Siren's Call") end, "the text of Siren's Call does not allow it now")
end)

scenario("R-CLEAN-4 what Siren's Call destroys may regenerate; next turn it is over", { "fifth", "microprose" }, function(s)
  local skeletons = s.bob:has("in play", "Drudge Skeletons", { tapped = true })
  s.bob:lands("Swamp", 1)
  s.sue:has("hand", "Siren's Call")
  s.sue:lands("Island", 1)
  s.sue:casts("Siren's Call")
  s.bob:will_regenerate(skeletons)
  s:next_turn()
  s:expect(skeletons, { zone = "in play", tapped = true })
  s:next_turn()
  s:expect(skeletons, { tapped = false })
  s.bob:attacks {} -- nobody must attack any more
  s:next_turn()
  s:expect(skeletons, { zone = "in play" })
end)

scenario("Siren's Call spares a creature that its owner lost and got back in the same turn", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local man = s.sue:has("in play", "Old Man of the Sea")
  s.sue:has("hand", "Siren's Call")
  s.sue:lands("Island", 1)
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.sue:activates(man, { choosing = ogre })
  s.bob:casts("Unsummon", { on = man })
  s:expect(ogre, { controller = s.bob })
  s.sue:casts("Siren's Call")
  s:next_turn()
  s:expect(ogre, { zone = "in play" })
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
