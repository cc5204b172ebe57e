return keyword "landhome" {
  takes = "quality",
  text = "It may attack only if the defending player controls such a land, and is buried when its controller has none (R-LH-1).",
  cannot_attack { only_if = no(lands:controlled_by(defending_player):matching_parameter()) },
  whenever_state { only_if = no(lands:controlled_by(you):matching_parameter()), bury(self) },
}
