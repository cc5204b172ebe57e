return artifact "Vexing Arcanix" {
  cost = "{4}",
  text = [[{3}, {T}: Target player chooses a card name. Reveal the top card of that player's library. If it does not have the chosen name, that player puts it into their graveyard, then Vexing Arcanix deals 2 damage to that player. Otherwise, return it to its owner's hand.]],
  activated {
    cost = "{3}, {T}",
    target = player,
    choose("card name", target),
    look_at(cards:owned_by(target):in_zone "library":on_top(1), players),
    when(not_so(is(cards:owned_by(target):in_zone "library":on_top(1), cards:of_chosen_name())), { mill(1, target), deal(2, target) }, { return_to_hand(cards:owned_by(target):in_zone "library":on_top(1)) }),
  },
}
