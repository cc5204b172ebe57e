return sorcery "Balance" {
  cost = "{1}{W}",
  text = [[Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards the same way. Each player chooses a number of creatures they control equal to the number of creatures controlled by the player who controls the fewest, then sacrifices the rest.]],
  for_each(players, { search(difference(count(lands:controlled_by(it)), smallest(count(lands:controlled_by(you)), count(lands:controlled_by(opponent)))), lands:controlled_by(it), { sacrifice(found) }, it) }),
  for_each(players, { discard(difference(hand_size(it), smallest(hand_size(you), hand_size(opponent))), it) }),
  for_each(players, { search(difference(count(creatures:controlled_by(it)), smallest(count(creatures:controlled_by(you)), count(creatures:controlled_by(opponent)))), creatures:controlled_by(it), { sacrifice(found) }, it) }),
}
