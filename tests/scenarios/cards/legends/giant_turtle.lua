local both = { "fifth", "microprose" }

scenario("Giant Turtle attacks every other turn", both, function(s)
  local turtle = s.bob:has("in play", "Giant Turtle")
  s.bob:attacks { turtle }
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { turtle } end, "Giant Turtle")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { turtle }
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)

scenario("Giant Turtle that stayed at home last turn may attack, and blocks whenever it likes", both, function(s)
  local turtle = s.bob:has("in play", "Giant Turtle")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s.bob:blocks { [turtle] = ogre }
  s:turn_of(s.bob)
  s.bob:attacks { turtle }
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("Giant Turtle, ruling 2004-10-04: it asks for the last turn of whoever controls it", both, function(s)
  local turtle = s.bob:has("in play", "Giant Turtle")
  s.bob:attacks { turtle }
  s:next_turn()
  s.sue:has("hand", "Ray of Command")
  s.sue:lands("Island", 4)
  s.sue:casts("Ray of Command", { on = turtle })
  -- It attacked in Bob's last turn, and not in Sue's.
  s.sue:attacks { turtle }
  s:to("main")
  s:expect(s.bob, { life = 18 })
  s:turn_of(s.bob)
  s:expect(turtle, { controller = s.bob })
  s:expect_illegal(function() s.bob:attacks { turtle } end, "Giant Turtle")
end)

scenario("Giant Turtle that was stolen attacks for its new controller, in whose last turn it did not attack", both, function(s)
  local turtle = s.bob:has("in play", "Giant Turtle")
  s.bob:attacks { turtle }
  s.sue:blocks {}
  s:next_turn()
  s.sue:has("hand", "Control Magic")
  s.sue:lands("Island", 4)
  s.sue:casts("Control Magic", { on = turtle })
  s:next_turn()
  s:next_turn()
  s.sue:attacks { turtle }
  s:to("end of attack")
  s:expect(s.bob, { life = 18 })
end)

scenario("Giant Turtle that attacked does not attack in the turn that Time Walk gives", both, function(s)
  local turtle = s.bob:has("in play", "Giant Turtle")
  s.bob:has("hand", "Time Walk")
  s.bob:mana "{U}{U}"
  s.bob:casts("Time Walk")
  s.bob:attacks { turtle }
  s.sue:blocks {}
  s:next_turn()
  s:expect(s, { turn_of = s.bob })
  s:expect_illegal(function() s.bob:attacks { turtle } end, "Giant Turtle")
end)
