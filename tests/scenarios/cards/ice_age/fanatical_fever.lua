local both = { "fifth", "microprose" }

scenario("Fanatical Fever gives +3/+0 and trample until end of turn", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:has("hand", "Fanatical Fever")
  s.bob:lands("Forest", 4)
  s.bob:attacks { bears }
  s.sue:blocks { [sprites] = bears }
  s.bob:casts("Fanatical Fever", { target = bears })
  s:expect(bears, { power = 5, toughness = 2, has = { "trample" } })
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
  s:next_turn()
  s:expect(bears, { power = 2, lacks = { "trample" } })
end)

scenario("R-TRAMPLE-2 Fanatical Fever on a blocker: more power, and its trample is idle", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Fanatical Fever")
  s:turn_of(s.sue)
  s.sue:attacks { wurm }
  s.bob:blocks { [bears] = wurm }
  s.bob:mana "{2}{G}{G}"
  s.bob:casts("Fanatical Fever", { target = bears })
  s:expect(bears, { power = 5, toughness = 2 })
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-TARGET-5 Fanatical Fever does nothing where its creature has gone before it", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Fanatical Fever")
  s.bob:lands("Forest", 4)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  local fever = s.bob:casts("Fanatical Fever", { target = bears, held = true })
  s.sue:casts("Lightning Bolt", { on = bears, held = true })
  s:resolve()
  s:expect(bears, { zone = "graveyard" })
  s:expect(fever, { zone = "graveyard" })
end)
