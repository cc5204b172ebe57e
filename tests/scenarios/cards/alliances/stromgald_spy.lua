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
