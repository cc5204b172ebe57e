local both = { "fifth", "microprose" }

scenario("Misfortune: the opponent may give its caster's creatures a +1/+1 counter each, and its caster 4 life", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local hers = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Misfortune")
  s.bob:mana "{C}{B}{R}{G}"
  s.sue:will("mode", 1)
  s.bob:casts("Misfortune")
  s:expect(bears, { power = 3, toughness = 3, counters = { ["+1/+1"] = 1 } })
  s:expect(hers, { power = 2, counters = {} })
  s:expect(s.bob, { life = 24 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Misfortune: or her own creatures get a -1/-1 counter each, and she takes 4 damage", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local hers = s.sue:has("in play", "Gray Ogre")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:has("hand", "Misfortune")
  s.bob:mana "{C}{B}{R}{G}"
  s.sue:will("mode", 2)
  s.bob:casts("Misfortune")
  s:expect(bears, { power = 2, counters = {} })
  s:expect(hers, { power = 1, toughness = 1, counters = { ["-1/-1"] = 1 } })
  s:expect(sprites, { zone = "graveyard" })
  s:expect(s.sue, { life = 16 })
  s:expect(s.bob, { life = 20 })
end)
