return keyword "hexproof" {
  text = "It cannot be the target of spells or effects of its controller's opponent.",
  cannot_be_targeted { by = permanents:controlled_by(opponent) },
}
