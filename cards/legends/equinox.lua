return enchant_land "Equinox" {
  cost = "{W}",
  text = [[
    Enchant land
    Enchanted land has "{T}: Counter target spell if it would destroy a land you control."
  ]],
  unread "Enchanted land has \"{T}: Counter target spell if it would destroy a land you control.\"",
}
