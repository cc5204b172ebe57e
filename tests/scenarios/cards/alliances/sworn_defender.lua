local both = { "fifth", "microprose" }

scenario("Sworn Defender takes its size from the creature that it blocks: power one less than that toughness, toughness one more than that power", both, function(s)
  local giant = s.bob:has("in play", "Craw Wurm")              -- 6/4
  local it = s.sue:has("in play", "Sworn Defender")
  s.sue:lands("Plains", 1)
  s.bob:attacks { giant }
  s.sue:blocks { [it] = giant }
  s.sue:activates(it, { target = giant })
  s:expect(it, { power = 3, toughness = 7 })
  s:to("main")
  s:expect(it, { zone = "in play", damage = 6 })
  s:expect(giant, { damage = 3 })
  s:next_turn()
  s:expect(it, { power = 1, toughness = 3 })
end)

scenario("Sworn Defender that attacks takes it from its blocker, as often as {1} is paid", both, function(s)
  local it = s.bob:has("in play", "Sworn Defender")
  local wall = s.sue:has("in play", "Wall of Stone")           -- 0/8
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Forest", 2)
  s.bob:attacks { it }
  s.sue:blocks { [wall] = it, [ogre] = it }
  s.bob:activates(it, { target = wall })
  s:expect(it, { power = 7, toughness = 1 })
  s.bob:activates(it, { target = ogre })
  s:expect(it, { power = 1, toughness = 3 })
end)

scenario("R-TARGET-1 Sworn Defender has no target outside the combat, nor in a creature that it does not fight", both, function(s)
  local it = s.bob:has("in play", "Sworn Defender")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(it, { target = ogre }) end, "R-TARGET-1")
  s.bob:attacks { it }
  s.sue:blocks { [wall] = it }
  s:expect_illegal(function() s.bob:activates(it, { target = ogre }) end, "R-TARGET-1")
end)

scenario("Sworn Defender keeps the size that it has taken when the other creature grows afterwards", both, function(s)
  local defender = s.sue:has("in play", "Sworn Defender")
  s.sue:lands("Plains", 1)
  local bears = s.bob:has("in play", "Hill Giant")
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{G}"
  s.bob:attacks { bears }
  s.bob:mana "{G}"
  s.sue:blocks { [defender] = bears }
  s.sue:activates(defender, { target = bears })
  s:expect(defender, { power = 2, toughness = 4 })
  s.bob:casts("Giant Growth", { on = bears })
  s:expect(defender, { power = 2, toughness = 4 })
end)

scenario("Sworn Defender takes the size that the other creature has as the ability resolves", both, function(s)
  local defender = s.sue:has("in play", "Sworn Defender")
  s.sue:lands("Plains", 1)
  local bears = s.bob:has("in play", "Hill Giant")
  s.bob:has("hand", "Giant Growth")
  s.bob:attacks { bears }
  s.bob:mana "{G}"
  s.sue:blocks { [defender] = bears }
  s.sue:activates(defender, { target = bears, held = true })
  s.bob:casts("Giant Growth", { on = bears, held = true })
  s:resolve()
  s:expect(defender, { power = 5, toughness = 7 })
end)

scenario("Sworn Defender takes its size from what it fights with", both, function(s)
  s:card [[return summon "Knight" "Sworn Defender" {
    cost = "{2}{W}{W}", power = 1, toughness = 3,
    activated {
      cost = "{1}",
      target = either(creature:blocking_any(self), creature:blocked_by(self)),
      until_end_of_turn(self, { power = at_least_zero(difference(toughness_of(target), 1)) }),
      until_end_of_turn(self, { toughness = sum(1, power_of(target)) }),
    },
  }]]
  local knight = s.sue:has("in play", "Sworn Defender")
  s.sue:lands("Plains", 1)
  local craw = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { craw, ogre }
  s.sue:blocks { [knight] = craw }
  s:expect_illegal(function() s.sue:activates(knight, { target = ogre }) end, "(R-TARGET-1)")
  s.sue:activates(knight, { target = craw })
  s:expect(knight, { power = 3, toughness = 7 })
  s:to("main")
  s:expect(knight, { zone = "in play" })
end)
