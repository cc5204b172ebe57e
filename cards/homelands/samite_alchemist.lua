return summon "Alchemist" "Samite Alchemist" {
  cost = "{3}{W}", power = 0, toughness = 2,
  text = [[{W}{W}, {T}: Prevent up to 4 damage to any creature you control. Tap that creature. That creature does not untap during your next untap phase.]],
  differs = { "types" },
  activated {
    cost = "{W}{W}, {T}",
    target = packet:to(creatures:controlled_by(you)),
    prevent(4, target),
    tap(victim_of(target)),
    through_next_untap(does_not_untap { affects = victim_of(target), only_if = your_turn }),
  },
}
