return summon "Spirit" "Will-o'-the-Wisp" {
  cost = "{B}", power = 0, toughness = 1,
  text = [[
    Flying
    {B}: Regenerate Will-o'-the-Wisp.
  ]],
  flying,
  regeneration("{B}"),
}
