return artifact "Pyramids" {
  cost = "{6}",
  text = [[
    {2}: Choose one —
    • Choose a land. The next time that card would be destroyed this turn, remove all damage from it instead.
    • Choose an enchantment attached to a land. Destroy that card.
  ]],
  differs = { "effect" },
  activated {
    cost = "{2}",
    choose_one {
      mode {
        search(1, lands),
        this_turn(instead_of_destruction { once = true, affects = found, heal(it) }),
      },
      mode { search(1, enchantments:enchanting(lands)), destroy(found) },
    },
  },
}
