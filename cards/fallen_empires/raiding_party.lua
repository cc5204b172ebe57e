return enchantment "Raiding Party" {
  cost = "{2}{R}",
  text = [[
    Raiding Party cannot be the target of spells or effects by white permanents.
    Sacrifice an Orc: Each player may tap a white creature. If a player does, that player chooses up to two plains. Repeat this process until no one does. Destroy all plains not chosen this way.
  ]],
  cannot_be_targeted { by = "white" },
  activated {
    cost = sacrifice(creature:of_type "orc"),
    process {
      for_each(players, {
        may {
          pay = tap(creature:that_are "white"),
          by = it,
          search_up_to(2, lands:of_type "plains", {}, it),
          again(),
        },
      }),
    },
    destroy(lands:of_type "plains":not_among(found_before)),
  },
}
