return keyword "soulshift" {
  takes = "number",
  text = "Put into a graveyard, it lets its controller take back a target Spirit card of at most that cost from there.",
  put_into_graveyard {
    what = self,
    target = card:of_type "Spirit":in_zone "graveyard":owned_by(you):casting_cost(parameter, "at most"),
    may { return_to_hand(target) },
  },
}
