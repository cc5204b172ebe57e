return artifact "Weakstone" {
  cost = "{4}",
  text = [[All attacking creatures get -1/-0.]],
  continuous { affects = creatures:attacking(), plus = "-1/+0" },
}
