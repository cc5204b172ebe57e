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
