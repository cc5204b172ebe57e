-- What a card, a spell and a permanent are (R-GEN-4).

local both = { "fifth", "microprose" }

scenario("R-GEN-4 a card is a spell while it is being cast, and neither before nor after it", both, function(s)
  s:card [[ return interrupt "Test Denial" { cost = "{0}", target = spell, counter(target) } ]]
  s.bob:has("hand", "Grizzly Bears", { count = 2 })
  s.sue:has("hand", "Test Denial")
  s.bob:mana "{G}{G}"
  s:expect_illegal(function() s.sue:casts("Test Denial") end, "R-TARGET-1")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.sue:casts("Test Denial", { target = bears }) end, "R-CAST-7")
  local play = s.bob:casts("Grizzly Bears", { held = true })
  s.sue:interrupts(play, "Test Denial")
  s:expect(s.bob, { graveyard = { "Grizzly Bears" } })
end)

scenario("R-GEN-4 a spell that has been cast successfully is countered no more, but is a spell still", both, function(s)
  s:card [[ return interrupt "Test Denial" { cost = "{0}", target = spell, counter(target) } ]]
  s.bob:has("hand", "Grizzly Bears")
  s.bob:mana "{G}{G}"
  s.sue:has("hand", "Test Denial")
  local bears = s.bob:casts("Grizzly Bears", { held = true })
  s:pass()
  s:pass()
  s:expect_illegal(function() s.sue:casts("Test Denial", { target = bears }) end, "R-CAST-2")
  s:resolve()
  s:expect(s.bob, { in_play = { "Grizzly Bears" } })
end)

scenario("R-GEN-4 what is being cast is no permanent yet", both, function(s)
  s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("hand", "Grizzly Bears")
  s.bob:mana "{G}{G}"
  s.sue:has("hand", "Unsummon")
  s.sue:mana "{U}"
  s.bob:casts(bears, { held = true })
  s:expect_illegal(function() s.sue:casts("Unsummon", { target = bears }) end, "R-GEN-2")
  s:resolve()
  s.sue:casts("Unsummon", { target = bears })
  s:expect(bears, { zone = "hand" })
end)

scenario("R-GEN-4 a creature in a graveyard is a card that stands for one", both, function(s)
  s:card [[ return instant "Test Grave" { cost = "{0}",
    target = card:in_zone "graveyard":that_are "creature", return_to_play(target) } ]]
  s.bob:has("hand", "Test Grave")
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  local bolt = s.bob:has("graveyard", "Lightning Bolt")
  s:expect_illegal(function() s.bob:casts("Test Grave", { target = bolt }) end, "is no creature")
  s.bob:casts("Test Grave", { target = bears })
  s:expect(bears, { zone = "in play", types = { "creature" } })
end)

scenario("R-GEN-4 only a card that stands for a permanent can be put into play", both, function(s)
  s:card [[ return instant "Test Grave" { cost = "{0}",
    target = card:in_zone "graveyard", return_to_play(target) } ]]
  s.bob:has("hand", "Test Grave")
  local bolt = s.bob:has("graveyard", "Lightning Bolt")
  s.bob:casts("Test Grave", { target = bolt })
  s:expect(bolt, { zone = "graveyard" })
end)
