return summon "Avatar" "Hand of Justice" {
  cost = "{5}{W}", power = 2, toughness = 6,
  text = [[{T}, tap three white untapped creatures you control: Destroy target creature.]],
  activated {
    cost = { "{T}", tap(creatures:that_are "white":untapped():controlled_by(you), 3) },
    target = creature,
    destroy(target),
  },
}
