return summon "Wizard" "Johan" {
  cost = "{3}{W}{R}{G}", power = 5, toughness = 4, legend = true,
  text = [[At the start of combat on your turn, you may have Johan gain "This card cannot attack." until end of combat. If you do, attacking does not cause creatures you control to tap until end of combat as long as it is untapped.]],
  differs = { "types" },
  attack_begins {
    by = you,
    may {
      first {
        to = {
          this_combat(attacks_without_tapping { affects = creatures:controlled_by(you), only_if = is(self, permanents:untapped()) }),
        },
        until_end_of_combat(self, { gains = cannot_attack {} }),
      },
    },
  },
}
