return summon "Zombie" "Lord of Tresserhorn" {
  cost = "{1}{U}{B}{R}", power = 10, toughness = 4, legend = true,
  text = [[
    When Lord of Tresserhorn comes into play, lose 2 life. Sacrifice two creatures. Target opponent draws two cards.
    {B}: Regenerate Lord of Tresserhorn.
  ]],
  comes_into_play {
    what = self,
    target = opponent,
    lose_life(2),
    search(2, creatures:controlled_by(you), { sacrifice(found) }),
    draw(2, target),
  },
  regeneration("{B}"),
}
