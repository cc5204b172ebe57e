return artifact "Vexing Arcanix" {
  cost = "{4}",
  text = [[{3}, {T}: Target player chooses a card name. Reveal the top card of that player's library. If it has the chosen name, return it to its owner's hand. Otherwise, that player puts it into their graveyard to have Vexing Arcanix deal 2 damage to that player.]],
  differs = { "effect" },
  activated {
    cost = "{3}, {T}",
    target = player,
    choose("card name", target),
    look_at(cards:owned_by(target):in_zone "library":on_top(1), players),
    when(is(cards:owned_by(target):in_zone "library":on_top(1), cards:of_chosen_name()), { return_to_hand(cards:owned_by(target):in_zone "library":on_top(1)) }, { first { to = { deal(2, target) }, mill(1, target) } }),
  },
}
