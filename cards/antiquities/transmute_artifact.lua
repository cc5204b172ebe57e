return sorcery "Transmute Artifact" {
  cost = "{U}{U}",
  text = [[Sacrifice an artifact. If you do, search your library for an artifact card. If that card's casting cost is less than or equal to the sacrificed artifact's casting cost, put that card into play. Otherwise, you may pay {X}, where X is that card's casting cost less the sacrificed artifact's casting cost. If you do, put that card into play. If you do not, put that card into your graveyard. Shuffle your library.]],
  first {
    to = { search(1, cards:that_are "artifact":owned_by(you):in_zone "library") },
    search(1, artifacts:controlled_by(you), { sacrifice(found) }),
  },
  when(compare(casting_cost_of(found), "at most", casting_cost_of(sacrificed)), { return_to_play(found) }, { may { pay = { "{1}", times = difference(casting_cost_of(found), casting_cost_of(sacrificed)) }, otherwise = { put_into("graveyard", found) }, return_to_play(found) } }),
  shuffle(),
}
