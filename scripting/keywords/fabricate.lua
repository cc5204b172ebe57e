return keyword "fabricate" {
  takes = "number",
  text = "When it comes into play it gets that many +1/+1 counters, or its controller so many Servos.",
  comes_into_play {
    what = self,
    may {
      put_counters("+1/+1", parameter, self),
      otherwise = { make_token(parameter, token "Servo" "Servo" { power = 1, toughness = 1, types = { "artifact", "creature" } }) },
    },
  },
}
