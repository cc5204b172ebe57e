return keyword "afflict" {
  takes = "number",
  text = "When it is blocked, by however many creatures, the defending player loses that much life.",
  becomes_blocked { what = self, lose_life(parameter, that_player) },
}
