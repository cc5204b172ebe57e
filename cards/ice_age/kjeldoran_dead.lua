return summon "Dead" "Kjeldoran Dead" {
  cost = "{B}", power = 3, toughness = 1,
  text = [[
    When Kjeldoran Dead comes into play, sacrifice a creature.
    {B}: Regenerate Kjeldoran Dead.
  ]],
  differs = { "types" },
  comes_into_play { what = self, search(1, creatures:controlled_by(you), { sacrifice(found) }) },
  regeneration("{B}"),
}
