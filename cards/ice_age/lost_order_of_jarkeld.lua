return summon "Knight" "Lost Order of Jarkeld" {
  cost = "{2}{W}{W}", power = sum(1, count(creatures:controlled_by(chosen_player))), toughness = sum(1, count(creatures:controlled_by(chosen_player))),
  text = [[
    Lost Order of Jarkeld's power and toughness are each equal to 1 plus the number of creatures the chosen player controls.
    When you play Lost Order of Jarkeld, choose an opponent.
  ]],
  differs = { "types" },
  when_played { choose "opponent" },
}
