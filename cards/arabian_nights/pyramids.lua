return artifact "Pyramids" {
  cost = "{6}",
  text = [[
    {2}: Choose one —
    • Destroy target Aura attached to a land.
    • The next time target land would be destroyed this turn, remove all damage marked on it instead.
  ]],
  unread "{2}: Choose one —\n• Destroy target Aura attached to a land.\n• The next time target land would be destroyed this turn, remove all damage marked on it instead.",
}
