return instant "Twiddle" {
  cost = "{U}",
  text = [[Tap or untap target artifact, creature, or land.]],
  choose_one {
    mode { target = either(artifact, creature, land), tap(target) },
    mode { target = either(artifact, creature, land), untap(target) },
  },
}
