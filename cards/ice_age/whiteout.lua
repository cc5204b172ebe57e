return instant "Whiteout" {
  cost = "{1}{G}",
  text = [[
    All creatures with flying lose flying until end of turn.
    Sacrifice a snow-covered land: Return Whiteout from your graveyard to your hand.
  ]],
  differs = { "affected" },
  until_end_of_turn(creatures:with "flying", { loses = "flying" }),
  activated { cost = sacrifice(lands:that_are "snow-covered"), return_to_hand(self:in_zone "graveyard") },
}
