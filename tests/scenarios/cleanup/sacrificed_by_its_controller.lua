-- A player sacrifices only what that player controls.
scenario("what has changed hands before it would be sacrificed stays (the documents are silent)", { "fifth", "microprose" }, function(s)
  s:card [[ return summon "Imp" "Brief Imp" { cost = "{0}", power = 1, toughness = 1, activated { cost = "{0}", next_end_of_turn { sacrifice(self) } } } ]]
  local kept = s.bob:has("in play", "Brief Imp"); local gone = s.bob:has("in play", "Brief Imp")
  s.bob:activates(kept); s.bob:activates(gone)
  s.sue:has("in play", "Control Magic", { on = kept })
  s:expect(kept, { controller = s.sue })
  s:next_turn()
  s:expect(gone, { zone = "graveyard" })
  s:expect(kept, { zone = "in play" })
end)
