local both = { "fifth", "microprose" }

scenario("Venomous Breath on an attacker kills each of its blockers at end of combat", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Shields")
  local giant = s.sue:has("in play", "Wall of Stone")
  local other = s.sue:has("in play", "Wall of Lava")
  s.bob:has("hand", "Venomous Breath")
  s.bob:lands("Forest", 4)
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [wall] = bears, [giant] = bears, [other] = ogre }
  s.bob:casts("Venomous Breath", { on = bears })
  s:expect(wall, { zone = "in play" })
  s.sue:assigns { [bears] = { [giant] = 2 } }
  s:to("main")
  s:expect(wall, { zone = "graveyard" })
  s:expect(giant, { zone = "graveyard" })
  s:expect(other, { zone = "in play" })
  s:expect(bears, { zone = "in play" })
end)

scenario("Venomous Breath cast before the attack works, in whatever combat its target fights this turn", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Venomous Breath")
  s.bob:lands("Forest", 4)
  s.bob:casts("Venomous Breath", { on = bears })
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:to("main")
  s:expect(wall, { zone = "graveyard" })
end)

scenario("R-REGEN-1 a creature that Venomous Breath destroys may be regenerated", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Pine Needles")
  s.sue:lands("Forest", 1)
  s.bob:has("hand", "Venomous Breath")
  s.bob:lands("Forest", 4)
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s.bob:casts("Venomous Breath", { on = bears })
  s.sue:will_regenerate(wall)
  s:to("main")
  s:expect(wall, { zone = "in play", tapped = true })
end)

scenario("R-RESOLVE-3 Venomous Breath destroys what fought its target though the target has died", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Venomous Breath")
  s.bob:lands("Forest", 4)
  s.bob:attacks { bears }
  s.sue:blocks { [wurm] = bears }
  s.bob:casts("Venomous Breath", { on = bears })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Venomous Breath destroys Walls as well, and the blocked attacker when its target blocks", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Venomous Breath")
  s.sue:lands("Forest", 4)
  s.bob:attacks { wurm, ogre }
  s.sue:blocks { [bears] = wurm }
  s.sue:casts("Venomous Breath", { on = bears })
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
end)

scenario("Venomous Breath cast when the attack is over does nothing in the combat of the next turn", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Venomous Breath")
  s.bob:lands("Forest", 4)
  s.bob:attacks {}
  s:to("main")
  s.bob:casts("Venomous Breath", { on = bears })
  s:turn_of(s.sue)
  s.sue:attacks { wurm }
  s.bob:blocks { [bears] = wurm }
  s:to("main")
  s:expect(wurm, { zone = "in play" })
end)

scenario("Venomous Breath in a turn without an attack does nothing in the next turn's", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Venomous Breath")
  s.bob:lands("Forest", 4)
  s.bob:casts("Venomous Breath", { on = bears })
  s:turn_of(s.sue)
  s.sue:attacks { wurm }
  s.bob:blocks { [bears] = wurm }
  s:to("main")
  s:expect(wurm, { zone = "in play" })
end)

scenario("R-BAND-3 Venomous Breath on one of a band destroys what was assigned to the other", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local hero = s.bob:has("in play", "Benalish Hero")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Venomous Breath")
  s.bob:lands("Forest", 4)
  s.bob:attacks { { hero, ogre } }
  s.sue:blocks { [wall] = hero }
  s.bob:casts("Venomous Breath", { on = ogre })
  s:to("main")
  s:expect(wall, { zone = "graveyard" })
end)

scenario("Venomous Breath destroys at end of combat what blocked its target, and nothing else", both, function(s)
  s:card [[return instant "Venomous Breath" {
    cost = "{3}{G}",
    target = creature,
    next_end_of_combat { destroy(either(creatures:has_blocked(target), creatures:was_blocked(target))) },
  }]]
  local wall = s.bob:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Venomous Breath"); s.bob:lands("Forest", 4)
  s:next_turn()
  s.sue:attacks { angel }
  s:to("end of attack")
  s:next_turn()
  s:next_turn()
  local craw = s.sue:has("in play", "Craw Wurm")
  s.sue:attacks { craw }
  s.bob:blocks { [wall] = craw }
  s.bob:casts("Venomous Breath", { target = wall })
  s:to("main")
  s:expect(craw, { zone = "graveyard" })
  s:expect(angel, { zone = "in play" })
  s:expect(wall, { zone = "in play" })
  s:expect(bears, { zone = "in play" })
  s:expect(ogre, { zone = "in play" })
end)
