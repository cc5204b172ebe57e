local both = { "fifth", "microprose" }

scenario("Spirit Link, ruling 2008-04-01: all of the damage counts, however small the blocker", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Spirit Link", { on = wurm })
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { wurm }
  s.sue:blocks { [sprites] = wurm }
  s:to("main")
  s:expect(s.bob, { life = 26 })
end)

scenario("Spirit Link gives nothing for damage that is prevented", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Spirit Link", { on = wurm })
  local circle = s.sue:has("in play", "Circle of Protection: Green")
  s.sue:lands("Plains", 1)
  s.bob:attacks { wurm }
  s.sue:will_prevent(circle)
  s:to("main")
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 20 })
end)

scenario("D-05 Spirit Link saves the player whom its creature brought to 0 life, for life is checked at the end of the attack", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("in play", "Spirit Link", { on = wurm })
  s.sue:life(5)
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 5 })
end)

scenario("Spirit Link counts the damage of an ability of its creature", both, function(s)
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:has("in play", "Spirit Link", { on = tim })
  s.bob:activates(tim, { on = s.sue })
  s:expect(s.bob, { life = 21 })
end)

scenario("Spirit Link: its controller gains what the creature deals", function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  s.bob:has("in play", "Spirit Link", { on = angel })
  s.bob:attacks { angel }
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
  s:expect(s.bob, { life = 24 })
end)

scenario("Spirit Link on the other player's creature feeds its own controller", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Spirit Link", { on = bears })
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 20 })
end)

scenario("R-TARGET-1 Spirit Link is put on a creature and nothing else", function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local land = s.sue:has("in play", "Forest")
  s.bob:has("hand", "Spirit Link")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:casts("Spirit Link", { on = land }) end, "Forest is no creature (R-TARGET-1)")
  s.bob:casts("Spirit Link", { on = bears })
  s:expect(s.bob:finds("Spirit Link"), { zone = "in play" })
end)
