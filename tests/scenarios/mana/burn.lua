scenario("mana left at the end of the main phase burns", function(s)
  s.bob:mana "{R}{C}"
  s:expect(s.bob, { life = 20, mana = "{R}{C}" })
  s:to("discard")
  s:expect(s.bob, { life = 18, mana = "" })
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

scenario("mana burn can be switched off", function(s)
  s:rules("fifth", { ["mana.burn"] = false })
  s.bob:mana "{R}{R}"
  s:to("discard")
  s:expect(s.bob, { life = 20, mana = "" })
end)

scenario("E-230 a mana source spell while paying for an instant in the other player's turn", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Dark Ritual")
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 1)
  s.sue:casts("Dark Ritual")
  s.sue:casts("Terror", { on = bears })
  s:expect(bears, { zone = "graveyard" })
end)
