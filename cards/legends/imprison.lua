return enchant_creature "Imprison" {
  cost = "{B}",
  text = [[
    Whenever a player activates an ability of enchanted creature with {T} in its cost that is not a mana ability, you may pay {1}. If you do, counter that ability. If you do not, destroy Imprison.
    Whenever enchanted creature attacks, you may pay {1}. If you do, tap it, then treat it as though it had not attacked. If you do not, destroy Imprison.
    Whenever enchanted creature blocks, you may pay {1}. If you do, tap it, then remove it from combat, then creatures blocked only by it become unblocked. If you do not, destroy Imprison.
  ]],
  differs = { "effect" },
  activates {
    what = enchanted,
    with_tapping = true,
    of = effects,
    may { pay = "{1}", otherwise = { destroy(self) }, counter(it) },
  },
  attacks {
    what = enchanted,
    may {
      pay = "{1}",
      otherwise = { destroy(self) },
      tap(enchanted),
      undo_attack(enchanted),
    },
  },
  blocks {
    what = enchanted,
    may {
      pay = "{1}",
      otherwise = { destroy(self) },
      tap(enchanted),
      remove_from_combat(enchanted),
      unblock(enchanted),
    },
  },
}
