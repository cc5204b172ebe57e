return enchant_creature "Phyrexian Boon" {
  cost = "{2}{B}",
  text = [[
    As long as enchanted creature is black, it gets +2/+1.
    As long as enchanted creature is not black, it gets -1/-2.
  ]],
  continuous { affects = enchanted:that_are "black", plus = "+2/+1" },
  continuous {
    affects = enchanted,
    only_if = not_so(is(enchanted, permanents:that_are "black")),
    plus = "-1/-2",
  },
}
