return artifact "Aladdin's Lamp" {
  cost = "{10}",
  text = [[{X}, {T}: The next time you would draw a card this turn, look at the top X cards of your library, then put all but one of them on the bottom of your library in a random order, then draw a card instead. X cannot be 0.]],
  activated {
    cost = { "{X}, {T}", x_not_zero = true },
    this_turn(instead_of_drawing { once = true, affects = you, look_at(cards:owned_by(you):in_zone "library":on_top(x)), search(1, cards:owned_by(you):in_zone "library":on_top(x)), put_on_bottom_at_random(cards:owned_by(you):not_among(found):in_zone "library":on_top(x)), draw(1) }),
  },
}
