return artifact "Obelisk of Undoing" {
  cost = "{1}",
  text = [[{6}, {T}: Return target permanent you both own and control to your hand.]],
  activated {
    cost = "{6}, {T}",
    target = permanent:controlled_by(you):owned_by(you),
    return_to_hand(target),
  },
}
