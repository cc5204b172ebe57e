return enchant_artifact "Power Artifact" {
  cost = "{U}{U}",
  text = [[Enchanted artifact's activated abilities cost {2} less to use, but no less than one mana.]],
  uses_cost_more { n = -2, affects = enchanted },
}
