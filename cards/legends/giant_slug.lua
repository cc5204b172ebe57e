return summon "Slug" "Giant Slug" {
  cost = "{1}{B}", power = 1, toughness = 1,
  text = [[{5}: During your next upkeep, choose a basic land type, then Giant Slug gains landwalk of the chosen type until end of turn.]],
  activated {
    cost = "{5}",
    the_next_time {
      event = at_upkeep { of = you },
      choose "basic land type",
      until_end_of_turn(self, { gains = landwalk { from = permanents:of_chosen_land_type() } }),
    },
  },
}
