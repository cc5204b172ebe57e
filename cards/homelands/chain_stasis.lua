return instant "Chain Stasis" {
  cost = "{U}",
  text = [[Tap or untap target creature. Its controller may pay {2}{U}. If that player does, its controller may copy Chain Stasis and may choose a new mode and new targets for the copy.]],
  differs = { "effect" },
  choose_one {
    mode {
      target = creature,
      tap(target),
      may {
        by = controller_of(target),
        pay = "{2}{U}",
        copy_spell { spell = self, by = controller_of(target), new_mode = true, new_targets = true },
      },
    },
    mode {
      target = creature,
      untap(target),
      may {
        by = controller_of(target),
        pay = "{2}{U}",
        copy_spell { spell = self, by = controller_of(target), new_mode = true, new_targets = true },
      },
    },
  },
}
