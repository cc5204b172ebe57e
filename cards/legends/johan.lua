return summon "Wizard" "Johan" {
  cost = "{3}{W}{R}{G}", power = 5, toughness = 4, legend = true,
  text = [[As long as Johan is untapped and it is not attacking, attacking does not cause creatures you control to tap.]],
  differs = { "types", "effect" },
  attacks_without_tapping {
    affects = creatures:controlled_by(you),
    only_if = all_of(is(self, permanents:untapped()), not_so(is(self, permanents:attacking()))),
  },
}
