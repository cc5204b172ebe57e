return instant "Flash Flood" {
  cost = "{U}",
  text = [[
    Choose one —
    • Destroy target red permanent.
    • Return target mountain to its owner's hand.
  ]],
  choose_one {
    mode { target = permanent:that_are "red", destroy(target) },
    mode { target = land:of_type "mountain", return_to_hand(target) },
  },
}
