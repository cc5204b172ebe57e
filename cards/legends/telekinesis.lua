return instant "Telekinesis" {
  cost = "{U}{U}",
  text = [[Target creature deals no damage in combat this turn. Tap it. It does not untap during its controller's next two untap phases.]],
  differs = { "effect" },
  target = creature,
  this_turn(deals_no_combat_damage { affects = target }),
  tap(target),
  through_next_untap(does_not_untap { affects = target }),
  the_next_time {
    event = at_phase { phase = "untap", of = controller_of(target), part = "end" },
    through_next_untap(does_not_untap { affects = target }),
  },
}
