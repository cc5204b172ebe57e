return enchant_creature "Bestial Fury" {
  cost = "{2}{R}",
  text = [[
    When Bestial Fury comes into play, draw a card at the beginning of the next turn's upkeep.
    Whenever enchanted creature becomes blocked, it gets +4/+0 and gains trample until end of turn.
  ]],
  comes_into_play { what = self, next_upkeep { draw(1) } },
  becomes_blocked { what = enchanted, until_end_of_turn(enchanted, { plus = "+4/+0", gains = trample }) },
}
