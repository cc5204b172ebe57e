local both = { "fifth", "microprose" }

scenario("Sandstorm deals 1 damage to every attacking creature, whosever, and to nobody else", both, function(s)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local idle = s.bob:has("in play", "Flying Men")
  local blocker = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Sandstorm")
  s.sue:lands("Forest", 1)
  s.bob:attacks { sprites, wurm }
  s.sue:blocks { [blocker] = wurm }
  s.sue:casts("Sandstorm")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(wurm, { damage = 1 })
  s:expect(idle, { zone = "in play" })
  s:expect(blocker, { damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-TARGET-2 Sandstorm needs no target: without an attack it may be cast, and does nothing", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Sandstorm")
  s.bob:lands("Forest", 1)
  s.bob:casts("Sandstorm")
  s:expect(bears, { damage = 0 })
  s:expect(s.bob, { graveyard = { "Sandstorm" } })
end)
