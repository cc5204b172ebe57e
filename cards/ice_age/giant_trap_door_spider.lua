return summon "Spider" "Giant Trap Door Spider" {
  cost = "{1}{R}{G}", power = 2, toughness = 3,
  text = [[{1}{R}{G}, {T}: Remove target attacking creature your opponent controls without flying and Giant Trap Door Spider from the game.]],
  differs = { "affected" },
  activated {
    cost = "{1}{R}{G}, {T}",
    target = creature:attacking():controlled_by(opponent):without "flying",
    remove_from_game(each(target, self)),
  },
}
