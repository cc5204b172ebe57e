-- The main phase goes on after the attack that is made in it (R-MAIN-1).
local both = { "fifth", "microprose" }
scenario("after the end of the attack `to(\"main\")` is the same main phase, where a land may be played (R-MAIN-1)", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears"); local forest = s.bob:has("hand", "Forest")
  s.bob:attacks { bears }
  s:to("end of attack")
  s:to("main")
  s:expect(s, { turn_of = s.bob, step = "main" })
  s.bob:plays_land(forest)
  s:expect(forest, { zone = "in play" })
end)
