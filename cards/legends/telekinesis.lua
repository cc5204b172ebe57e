return instant "Telekinesis" {
  cost = "{U}{U}",
  text = [[Tap target creature. It deals no damage in combat this turn. It does not untap during its controller's next two untap phases.]],
  target = creature,
  tap(target),
  this_turn(deals_no_combat_damage { affects = target }),
  through_next_untap(does_not_untap { affects = target }),
  the_next_time {
    event = at_upkeep { of = controller_of(target), part = "beginning" },
    through_next_untap(does_not_untap { affects = target }),
  },
}
