return instant "Active Volcano" {
  cost = "{R}",
  text = [[
    Choose one —
    • Destroy target blue permanent.
    • Return target island to its owner's hand.
  ]],
  choose_one {
    mode { target = permanent:that_are "blue", destroy(target) },
    mode { target = land:of_type "island", return_to_hand(target) },
  },
}
