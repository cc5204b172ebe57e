return summon "Goblin" "Goblin Artisans" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{T}: Flip a coin. If you win the flip, draw a card. If you lose the flip, counter target artifact spell you control that is not the target of an ability from a creature named Goblin Artisans other than Goblin Artisans. Play this ability as an interrupt.]],
  differs = { "types", "timing" },
  activated {
    cost = "{T}",
    speed = "interrupt",
    target = spell:that_are "artifact":controlled_by(you):not_target_of(effects:that_are "creature":named "Goblin Artisans":other()),
    flip_coin { won = { draw(1) }, lost = { counter(target) } },
  },
}
