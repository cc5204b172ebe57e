local both = { "fifth", "microprose" }

scenario("Stromgald Spy that has opened a hand deals its player no damage of any kind that turn", function(s)
  s:card [[return enchant_creature "Bow" {
    cost = "{0}",
    continuous { affects = enchanted, gains = activated { cost = "{1}", target = player, deal(1, target) } },
  }]]
  local spy = s.bob:has("in play", "Stromgald Spy")
  s.bob:has("in play", "Bow", { on = spy })
  s.bob:lands("Mountain", 1)
  s.bob:will("pay", true)
  s.bob:attacks { spy }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s.bob:activates(spy, { target = s.sue })
  s:expect(s.sue, { life = 20 })
end)

scenario("Stromgald Spy unblocked may deal no damage: the hand stays open until it leaves play", both, function(s)
  local spy = s.bob:has("in play", "Stromgald Spy")
  local bears = s.sue:has("hand", "Grizzly Bears")
  s.bob:will("pay", true)
  s.bob:attacks { spy }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect_view(s.bob, { sees = { bears } })
  s:next_turn()
  local ogre = s.sue:has("hand", "Gray Ogre")
  s:expect_view(s.bob, { sees = { ogre } })
  s.sue:has("hand", "Terror")
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:casts("Unsummon", { on = spy })
  s:expect_view(s.bob, { does_not_see = { bears, ogre } })
end)

scenario("Stromgald Spy may deal its damage instead, and has no choice when it is blocked", both, function(s)
  local spy = s.bob:has("in play", "Stromgald Spy")
  local bears = s.sue:has("hand", "Grizzly Bears")
  s.bob:will("pay", false)
  s.bob:attacks { spy }
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect_view(s.bob, { does_not_see = { bears } })
  s:next_turn()
  s:turn_of(s.bob)
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { spy }
  s.sue:blocks { [wall] = spy }
  s:to("main")
  s:expect(wall, { damage = 2 })
  s:expect_view(s.bob, { does_not_see = { bears } })
end)

scenario("the hand that Stromgald Spy has opened stays open where the Spy changes hands, until it leaves play", both, function(s)
  local spy = s.bob:has("in play", "Stromgald Spy")
  local bears = s.sue:has("hand", "Grizzly Bears")
  s.sue:has("hand", "Control Magic")
  s.sue:has("hand", "Swords to Plowshares")
  s.sue:lands("Island", 4)
  s.sue:lands("Plains", 1)
  s.bob:will("pay", true)
  s.bob:attacks { spy }
  s:turn_of(s.sue)
  s.sue:casts("Control Magic", { on = spy })
  s:expect_view(s.bob, { sees = { bears } })
  s.sue:casts("Swords to Plowshares", { on = spy })
  s:expect_view(s.bob, { does_not_see = { bears } })
end)
