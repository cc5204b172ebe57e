scenario("Oath of Lim-Dûl takes a card of who has nothing else in play", function(s)
  s.bob:has("in play", "Oath of Lim-Dûl")
  s.bob:has("hand", "Grizzly Bears", { count = 2 })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 17, hand = 0 })
end)
