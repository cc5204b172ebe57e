local both = { "fifth", "microprose" }

scenario("R-DP-2 Al-abara's Carpet prevents the damage of all attackers without flying, when it is dealt", both, function(s)
  local carpet = s.sue:has("in play", "Al-abara's Carpet")
  s.sue:lands("Island", 5)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.bob:has("in play", "Serra Angel")
  s.bob:attacks { wurm, ogre, angel }
  s:expect_illegal(function() s.sue:activates(carpet) end, "R-DP-8")
  s.sue:blocks {}
  s.sue:will_prevent(carpet)
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)

scenario("Al-abara's Carpet prevents nothing of a spell, and nothing for its controller's creatures", both, function(s)
  local carpet = s.sue:has("in play", "Al-abara's Carpet")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Island", 5)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:will_prevent(carpet)
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(carpet, { tapped = true })
  local second = s.sue:has("in play", "Al-abara's Carpet")
  s.sue:lands("Island", 5)
  s.sue:will_prevent(second)
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Al-abara's Carpet prevents what tramples through a blocker, in the step in which that reaches the player (R-TRAMPLE-7)", both, function(s)
  local carpet = s.sue:has("in play", "Al-abara's Carpet")
  s.sue:lands("Plains", 5)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local angel = s.bob:has("in play", "Serra Angel")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { mammoth, angel }
  s.sue:blocks { [bears] = mammoth }
  s:to("damage prevention")                        -- the Mammoth's damage is the Bears' as yet
  s:to("damage prevention")
  s.sue:activates(carpet)
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)
