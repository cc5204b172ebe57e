return summon "Spider" "Giant Trap Door Spider" {
  cost = "{1}{R}{G}", power = 2, toughness = 3,
  text = [[{1}{R}{G}, {T}: Remove Giant Trap Door Spider and target attacking creature an opponent controls without flying from the game.]],
  activated {
    cost = "{1}{R}{G}, {T}",
    target = creature:attacking():controlled_by(opponent):without "flying",
    remove_from_game(each(self, target)),
  },
}
