return summon "Rock Sled" "Goblin Rock Sled" {
  cost = "{1}{R}", power = 3, toughness = 1,
  text = [[
    Trample
    As long as Goblin Rock Sled attacked during your last turn, it does not untap during its controller's untap phase.
    As long as defending player controls no mountains, Goblin Rock Sled cannot attack.
  ]],
  differs = { "types" },
  trample,
  does_not_untap { only_if = is(self, permanents:attacked_last_turn()) },
  cannot_attack { only_if = no(lands:of_type "mountain":controlled_by(defending_player)) },
}
