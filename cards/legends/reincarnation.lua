return instant "Reincarnation" {
  cost = "{1}{G}{G}",
  text = [[When target creature is put into a graveyard from play this turn, put a creature card from its owner's graveyard into play under its owner's control.]],
  target = creature,
  when_this_turn {
    event = put_into_graveyard { what = target },
    search(1, cards:that_are "creature":owned_by(owner_of(target)):in_zone "graveyard"),
    return_to_play(found, owner_of(found)),
  },
}
