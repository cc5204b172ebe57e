local both = { "fifth", "microprose" }

scenario("Undergrowth: no creature deals damage in combat this turn", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:has("in play", "Hill Giant")
  s.sue:has("hand", "Undergrowth")
  s.sue:lands("Forest", 1)
  s.bob:attacks { ogre, bears }
  s.sue:blocks { [giant] = bears }
  s.sue:casts("Undergrowth", { x = 0 })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:next_turn()
  s.sue:attacks { giant }
  s:to("main")
  s:expect(s.bob, { life = 17 })
end)

scenario("Undergrowth, ruling 2004-10-04: with {2}{R} paid too, red creatures deal their damage", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:has("in play", "Hill Giant")
  s.sue:has("hand", "Undergrowth")
  s.sue:lands("Forest", 3)
  s.sue:lands("Mountain", 1)
  s.bob:attacks { ogre, bears, other }
  s.sue:blocks { [giant] = bears }
  s.sue:casts("Undergrowth", { x = 1 })
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(giant, { damage = 0 })
end)

scenario("Undergrowth leaves the damage of abilities alone, and ends with its turn", both, function(s)
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Undergrowth")
  s.sue:lands("Forest", 1)
  s.bob:attacks { ogre }
  s.sue:casts("Undergrowth", { x = 0 })
  s.bob:activates(tim, { on = s.sue })
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 19 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { ogre }
  s:to("main")
  s:expect(s.sue, { life = 17 })
end)

scenario("Undergrowth that Sleight of Mind changes as it is cast spares green creatures in the place of red ones", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Undergrowth")
  s.bob:lands("Forest", 1)
  s.bob:lands("Mountain", 3)
  s.bob:has("hand", "Sleight of Mind")
  s.bob:lands("Island", 1)
  s:next_turn()
  s.sue:attacks { ogre, bears }
  local undergrowth = s.bob:casts("Undergrowth", { x = 1, held = true })
  s.bob:interrupts(undergrowth, "Sleight of Mind", { choosing = { "red", "green" } })
  s:resolve()
  s.bob:blocks {}
  s:to("main")
  s:expect(s.bob, { life = 18 })
end)
