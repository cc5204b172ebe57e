return instant "False Orders" {
  cost = "{R}", castable = phase "blockers",
  text = [[
    Cast False Orders only after blockers are declared and before damage is dealt.
    Choose a creature defending player controls. Remove that card from combat. Creatures blocked only by it become unblocked. You may have it block an attacking creature of your choice.
  ]],
  differs = { "effect" },
  search(1, creatures:controlled_by(defending_player)),
  remove_from_combat(found),
  unblock(found),
  may { come_to_block(found, creatures:attacking()) },
}
