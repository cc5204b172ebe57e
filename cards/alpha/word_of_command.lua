return instant "Word of Command" {
  cost = "{B}{B}",
  text = [[
    Look at target opponent's hand. Choose a card from that player's hand.
    You control that player until Word of Command finishes resolving.
    The player plays that card if able.
    While doing so, the player can activate mana abilities only if they're from lands that player controls and only if mana they produce is spent to activate other mana abilities of lands the player controls and/or to play that card.
    If the chosen card is cast as a spell, you control the player while that spell is resolving.
  ]],
  unsupported "no player decides for another what that one plays and how it is paid for",
}
