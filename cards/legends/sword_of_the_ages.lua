return artifact "Sword of the Ages" {
  cost = "{6}",
  text = [[
    Sword of the Ages comes into play tapped.
    {T}, sacrifice Sword of the Ages, sacrifice any number of creatures you control: Sword of the Ages deals damage to target creature or player equal to the total power of creatures sacrificed this way. Remove Sword of the Ages and those creature cards from the game.
  ]],
  enters_tapped {},
  activated {
    cost = { "{T}", sacrifice(self), sacrifice(creatures:controlled_by(you), x) },
    target = creature_or_player,
    deal(total_among(power_of(sacrificed:that_are "creature")), target),
    remove_from_game(each(self, sacrificed)),
  },
}
