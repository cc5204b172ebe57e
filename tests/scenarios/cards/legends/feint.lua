local both = { "fifth", "microprose" }

scenario("Feint taps all blockers of the attacker, and neither it nor they deal damage", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears", { count = 2 })
  local third = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Feint")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { wurm, ogre }
  s.sue:blocks { [bears[1]] = wurm, [bears[2]] = wurm, [third] = ogre }
  s.bob:casts("Feint", { on = wurm })
  s:expect(bears[1], { tapped = true })
  s:expect(bears[2], { tapped = true })
  s:expect(third, { tapped = false })
  s:to("main")
  s:expect(wurm, { damage = 0 })
  s:expect(bears[1], { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "graveyard" })           -- the other fight goes on
  s:expect(third, { zone = "graveyard" })
end)

scenario("Feint on an unblocked attacker stops its damage", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Feint")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { wurm }
  s.sue:blocks {}
  s.sue:casts("Feint", { on = wurm })
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CBT-10 Feint has no target outside an attack, and a blocker is none", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Feint")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:casts("Feint", { on = ogre }) end, "no legal target")
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s:expect_illegal(function() s.bob:casts("Feint", { on = bears }) end, "R-TARGET-1")
end)

scenario("Feint cast before the blocks reaches the creatures that block afterwards: they deal no damage, and are not tapped", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Feint")
  s.bob:lands("Mountain", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ogre }
  s.bob:casts("Feint", { on = ogre })
  s.sue:blocks { [bears] = ogre }
  s:expect(bears, { tapped = false })
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "in play", damage = 0 })
end)

scenario("Feint: a blocker that is untapped again deals no damage all the same", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Feint")
  s.bob:lands("Mountain", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 1)
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s.bob:casts("Feint", { on = ogre })
  s.sue:casts("Twiddle", { on = bears, mode = "untap" })
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "in play", damage = 0 })
end)

scenario("Feint taps the blockers and keeps all of them from dealing damage, and nobody else", both, function(s)
  s:card [[return instant "Feint" {
    cost = "{R}",
    target = creature:attacking(),
    tap(creatures:blocking_any(target)),
    this_turn(deals_no_combat_damage { affects = target }),
    this_turn(deals_no_combat_damage { affects = creatures:blocking_any(target) }),
  }]]
  local craw = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel")
  local other = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Feint"); s.bob:lands("Mountain", 1)
  s.bob:attacks { craw, bears }
  s.sue:blocks { [ogre] = craw, [angel] = craw, [other] = bears }
  s.bob:casts("Feint", { target = craw })
  s:expect(ogre, { tapped = true })
  s:expect(angel, { tapped = true })
  s:expect(other, { tapped = false })
  s:to("main")
  s:expect(ogre, { zone = "in play" })
  s:expect(craw, { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(other, { zone = "graveyard" })
end)
