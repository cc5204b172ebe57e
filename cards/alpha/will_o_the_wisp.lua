return summon "Will-o'-the-Wisp" "Will-o'-the-Wisp" {
  cost = "{B}", power = 0, toughness = 1,
  text = [[
    Flying
    {B}: Regenerate Will-o'-the-Wisp.
  ]],
  differs = { "types" },
  flying,
  regeneration("{B}"),
}
