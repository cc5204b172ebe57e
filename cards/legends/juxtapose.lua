return sorcery "Juxtapose" {
  cost = "{3}{U}",
  text = [[You and target player exchange control of the creature you each control with the greatest casting cost. Then exchange control of artifacts the same way. If two or more permanents a player controls are tied for greatest casting cost, their controller chooses one of them.]],
  target = player,
  choose("card", each_player, creatures:casting_cost(greatest_among(casting_cost_of(creatures:controlled_by(you)))):controlled_by(you)),
  search(1, creatures:casting_cost(greatest_among(casting_cost_of(creatures:controlled_by(target)))):controlled_by(target), {}, target),
  exchange_control(each(chosen:that_are "creature", found)),
  choose("card", each_player, artifacts:casting_cost(greatest_among(casting_cost_of(artifacts:controlled_by(you)))):controlled_by(you)),
  search(1, artifacts:casting_cost(greatest_among(casting_cost_of(artifacts:controlled_by(target)))):controlled_by(target), {}, target),
  exchange_control(each(chosen:that_are "artifact", found)),
}
