return artifact "Ice Cauldron" {
  cost = "{4}",
  text = [[
    {X}, {T}: Put a charge counter on Ice Cauldron. Choose a nonland card from your hand. Remove that card from the game.
    You may cast that card for as long as it remains exiled.
    Note the type and amount of mana spent to pay this activation cost.
    Activate this ability only if there are no charge counters on Ice Cauldron.
    {T}, Remove a charge counter from Ice Cauldron: Add Ice Cauldron's last noted type and amount of mana.
    Spend this mana only to cast the last card exiled with Ice Cauldron.
  ]],
  unsupported "mana of several types is noted as one type, and is kept for no single card",
}
