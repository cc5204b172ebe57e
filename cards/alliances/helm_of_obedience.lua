return artifact "Helm of Obedience" {
  cost = "{4}",
  text = [[{X}, {T}: Put the top X cards of target opponent's library down to the first creature card into their owner's graveyard. If there is a creature card moved this way, bury Helm of Obedience and put all creature cards moved this way into play. X cannot be 0.]],
  activated {
    cost = { "{X}, {T}", x_not_zero = true },
    target = opponent,
    put_into("graveyard", cards:owned_by(target):in_zone "library":on_top(x):not_below(cards:that_are "creature":owned_by(target):in_zone "library")),
    when(some(moved:that_are "creature"), { bury(self), return_to_play(moved:that_are "creature") }),
  },
}
