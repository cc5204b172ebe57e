-- Drawing mana takes nobody's turn to act (R-MANA-2, R-MANA-3).

scenario("the active player acts on after the other one drew mana", { "fifth", "microprose" }, function(s)
  local forest = s.sue:has("in play", "Forest")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:taps_for_mana(forest)
  s:expect(s.sue, { mana = "{G}" })
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s.bob:attacks { bears }
  s:to("end of attack")
end)
