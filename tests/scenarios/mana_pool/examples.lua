scenario("E-023 mana left over from Dark Ritual burns", function(s)
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Dark Ritual")
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Dark Ritual")
  s:expect(s.bob, { mana = "{B}{B}{B}", graveyard = { "Dark Ritual" } })
  s.bob:casts("Terror", { on = angel })
  s:expect(angel, { zone = "graveyard" })
  s:expect(s.bob, { mana = "{B}", life = 20 })
  s:to("discard")
  s:expect(s.bob, { mana = "", life = 19 })
end)

scenario("E-024 mana burns when an attack starts and when it ends", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{R}{R}"
  s.bob:attacks { bears }
  s:expect(s.bob, { life = 18, mana = "" })
  s.bob:mana "{R}"
  s:to("end of attack")
  s:expect(s.bob, { life = 17, mana = "" })
  s:expect(s.sue, { life = 18 })
end)

scenario("E-024 by the older rules mana burns at the end of the phase only", function(s)
  s:rules("microprose")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{R}{R}"
  s.bob:attacks { bears }
  s:expect(s.bob, { life = 20, mana = "{R}{R}" })
  s:to("end of attack")
  s:expect(s.bob, { life = 20, mana = "{R}{R}" })
  s:to("discard")
  s:expect(s.bob, { life = 18, mana = "" })
end)
