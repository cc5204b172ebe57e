return instant "False Orders" {
  cost = "{R}", castable = phase "blockers",
  text = [[
    Cast False Orders only after blockers are declared and before damage is dealt.
    Remove target creature defending player controls from combat. Creatures blocked only by it become unblocked. You may have it block an attacking creature of your choice.
  ]],
  target = creature:controlled_by(defending_player),
  remove_from_combat(target),
  unblock(target),
  may { search(1, creatures:attacking()), come_to_block(target, found) },
}
