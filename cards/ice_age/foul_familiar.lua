return summon "Spirit" "Foul Familiar" {
  cost = "{2}{B}", power = 3, toughness = 1,
  text = [[
    Foul Familiar cannot block.
    {B}, pay 1 life: Return Foul Familiar to your hand.
  ]],
  cannot_block {},
  activated { cost = { "{B}", lose_life(1) }, return_to_hand(self) },
}
