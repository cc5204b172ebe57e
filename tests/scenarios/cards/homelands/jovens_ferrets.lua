local both = { "fifth", "microprose" }

scenario("Joven's Ferrets get +0/+2 when they attack, and tap their blockers for long", both, function(s)
  local ferrets = s.bob:has("in play", "Joven's Ferrets")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect(ferrets, { power = 1, toughness = 1 })
  s.bob:attacks { ferrets }
  s:expect(ferrets, { power = 1, toughness = 3 })
  s.sue:blocks { [bears] = ferrets }
  s:to("damage")
  s:expect(bears, { tapped = false })
  s:to("main")
  s:expect(bears, { tapped = true })
  s:expect(ogre, { tapped = false })
  s:expect(ferrets, { zone = "in play" })
  s:turn_of(s.sue)
  s:expect(bears, { tapped = true })
  s:expect(ferrets, { toughness = 1 })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s:expect(bears, { tapped = false })
end)

scenario("Joven's Ferrets that block get nothing and tap nobody", both, function(s)
  local ferrets = s.sue:has("in play", "Joven's Ferrets")
  local wall = s.bob:makes("Meek", { power = 0, toughness = 5 })
  s.bob:attacks { wall }
  s.sue:blocks { [ferrets] = wall }
  s:expect(ferrets, { toughness = 1 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wall, { tapped = false })
end)

scenario("Joven's Ferrets, ruling 2008-10-01: who is untapped when that untap phase begins is not kept from it later", both, function(s)
  local ferrets = s.bob:has("in play", "Joven's Ferrets")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ferrets }
  s.sue:blocks { [bears] = ferrets }
  s:to("main")
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 1)
  s.sue:casts("Twiddle", { mode = "untap", on = bears })
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s:to("main")
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s:expect(bears, { tapped = false })
end)

scenario("Joven's Ferrets, ruling 2008-10-01: who takes a creature over takes it over tapped, for that player's next untap phase", both, function(s)
  local ferrets = s.bob:has("in play", "Joven's Ferrets")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ferrets }
  s.sue:blocks { [bears] = ferrets }
  s:to("main")
  s.bob:has("hand", "Control Magic")
  s.bob:lands("Island", 4)
  s.bob:casts("Control Magic", { on = bears })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = true, controller = s.bob })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { tapped = false })
end)

scenario("Joven's Ferrets, ruling 2008-10-01: dead Ferrets tap nobody", both, function(s)
  local ferrets = s.bob:has("in play", "Joven's Ferrets")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { ferrets }
  s.sue:blocks { [giant] = ferrets }
  s:to("main")
  s:expect(ferrets, { zone = "graveyard" })
  s:expect(giant, { tapped = false })
end)

scenario("Joven's Ferrets: their blockers wait through an untap phase that Stasis lets nobody have", { "fifth", "microprose" }, function(s)
  local f = s.bob:has("in play", "Joven's Ferrets")
  local w = s.sue:has("in play", "Wall of Wood")
  s.bob:attacks { f }
  s.sue:blocks { [w] = f }
  s:to("main")
  s:expect(w, { tapped = true })
  local st = s.bob:has("in play", "Stasis")
  s:turn_of(s.sue)
  s:expect(w, { tapped = true })
  s:turn_of(s.bob)
  s:expect(st, { zone = "graveyard" })
  s:turn_of(s.sue)
  s:expect(w, { tapped = true })
end)

scenario("Joven's Ferrets that kill nothing tap each of two blockers", { "fifth", "microprose" }, function(s)
  local f = s.bob:has("in play", "Joven's Ferrets"); s.bob:has("in play", "Holy Armor", { on = f })
  local a, b = s.sue:has("in play", "Grizzly Bears"), s.sue:has("in play", "Wall of Wood")
  s.bob:attacks { f }
  s.sue:blocks { [a] = f, [b] = f }
  s.bob:assigns { [f] = { [b] = 1 } }
  s:to("main")
  s:expect(a, { tapped = true }); s:expect(b, { tapped = true })
  s:turn_of(s.sue)
  s:expect(a, { tapped = true }); s:expect(b, { tapped = true })
  s:turn_of(s.bob); s:turn_of(s.sue)
  s:expect(a, { tapped = false })
end)

scenario("Joven's Ferrets tap what blocked them, and that stays tapped through one untap phase", both, function(s)
  s:card [[return summon "Ferret" "Joven's Ferrets" {
    cost = "{G}", power = 1, toughness = 1,
    attacks { what = self, until_end_of_turn(self, { plus = "+0/+2" }) },
    end_of_combat {
      tap(creatures:has_blocked(self)),
      through_next_untap(does_not_untap { affects = creatures:has_blocked(self) }),
    },
  }]]
  local ferrets = s.bob:has("in play", "Joven's Ferrets")
  local wall = s.sue:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  local ogre = s.sue:has("in play", "Gray Ogre", { tapped = true })
  s.bob:attacks { ferrets }
  s.sue:blocks { [wall] = ferrets }
  s:to("cleanup")
  s:expect(wall, { tapped = true })
  s:next_turn()
  s:expect(wall, { tapped = true })
  s:expect(ogre, { tapped = false })
  s:next_turn()
  s:next_turn()
  s:expect(wall, { tapped = false })
end)
