-- Amounts and conditions that no card of the library has yet.

scenario("amounts are multiplied and halved, rounded down or up", function(s)
  s:card [[ return sorcery "Sums" {
    cost = "{B}", text = "You gain life equal to twice the number of creatures, and half of it, rounded either way.",
    gain_life(product(2, count(creatures))),
    gain_life(half_down(count(creatures))),
    gain_life(half_up(count(creatures))),
  } ]]
  s.bob:has("hand", "Sums")
  s.bob:lands("Swamp", 1)
  s.sue:has("in play", "Grizzly Bears", { count = 3 })
  s.bob:casts("Sums")
  s:expect(s.bob, { life = 20 + 6 + 1 + 2 })
end)

scenario("one of several conditions is enough", function(s)
  s:card [[ return sorcery "Census" {
    cost = "{W}", text = "If there is a creature or an artifact in play, you gain 3 life.",
    when(any_of(some(creatures), some(artifacts)), { gain_life(3) }),
  } ]]
  s.bob:has("hand", "Census", { count = 2 })
  s.bob:lands("Plains", 2)
  s.bob:casts("Census")
  s:expect(s.bob, { life = 20 })
  s.bob:has("in play", "Rod of Ruin")
  s.bob:casts("Census")
  s:expect(s.bob, { life = 23 })
end)

scenario("a card may ask whether the duel is played for ante", function(s)
  s:card [[ return sorcery "High Stakes" {
    cost = "{B}", text = "If the duel is played for ante, you gain 5 life.",
    when(ante_played, { gain_life(5) }),
  } ]]
  s.bob:has("hand", "High Stakes")
  s.bob:lands("Swamp", 1)
  s.bob:casts("High Stakes")
  s:expect(s.bob, { life = 20 })
end)

scenario("a card may ask whether the duel is played for ante, and it is", function(s)
  s:rules("fifth", { ["setup.ante"] = "always" })
  s:card [[ return sorcery "High Stakes" {
    cost = "{B}", text = "If the duel is played for ante, you gain 5 life.",
    when(ante_played, { gain_life(5) }),
  } ]]
  s.bob:has("hand", "High Stakes")
  s.bob:lands("Swamp", 1)
  s.bob:casts("High Stakes")
  s:expect(s.bob, { life = 25 })
end)

scenario("what is left in a packet, and what it comes from, can be spoken of", function(s)
  s:card [[ return instant "Echo" {
    cost = "{W}", text = "You gain life equal to the damage of one source. Tap that source. Prevent that damage.",
    target = packet:in_combat(),
    gain_life(damage_in(target)), tap(source_of(target)), prevent(target),
  } ]]
  local bears = s.bob:has("in play", "Serra Angel")
  s.sue:has("hand", "Echo")
  s.sue:lands("Plains", 1)
  s.bob:attacks { bears }
  s.sue:will_prevent("Echo")
  s:to("end of attack")
  s:expect(s.sue, { life = 24 })
  s:expect(bears, { tapped = true })
end)

scenario("quotients and halves are rounded down also below zero", function(s)
  s:card [[ return sorcery "Debts" {
    cost = "{B}", text = "You gain life.",
    set_life(sum(100, quotient(-5, 2))),
    gain_life(sum(10, half_down(-5))),
    gain_life(sum(10, half_up(-5))),
  } ]]
  s.bob:has("hand", "Debts")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Debts")
  s:expect(s.bob, { life = 97 + 7 + 8 })
end)

scenario("amounts beyond all reckoning count as a million", function(s)
  s:card [[ return sorcery "Riches" {
    cost = "{B}", text = "You gain life.",
    set_life(quotient(product(-8192, 8192, 32), -10000)),
    gain_life(quotient(product(10000, 10000, 10000), 10000)),
    gain_life(quotient(quotient(product(8192, -8192, 32), -1), 10000)),
  } ]]
  s.bob:has("hand", "Riches")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Riches")
  s:expect(s.bob, { life = 100 + 100 + 100 })
end)
