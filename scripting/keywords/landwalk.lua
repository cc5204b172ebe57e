return keyword "landwalk" {
  takes = "quality",
  text = "It cannot be blocked while the defending player controls such a land (R-LW-1).",
  cannot_be_blocked { only_if = some(lands:controlled_by(defending_player):matching_parameter()) },
}
