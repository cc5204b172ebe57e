return enchant_world "Serra Aviary" {
  cost = "{3}{W}",
  text = [[All creatures with flying get +1/+1.]],
  continuous { affects = creatures:with "flying", plus = "+1/+1" },
}
