return enchantment "Land Equilibrium" {
  cost = "{2}{U}{U}",
  text = [[Whenever a player puts a land your opponent controls into play, if that player controls more lands than you, that player sacrifices a land.]],
  comes_into_play {
    what = lands:controlled_by(opponent),
    condition = not_so(compare(count(lands:controlled_by(that_player)), "at most", count(lands:controlled_by(you)))),
    search(1, lands:controlled_by(that_player), { sacrifice(found) }, that_player),
  },
}
