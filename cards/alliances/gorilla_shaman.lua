return summon "Gorilla" "Gorilla Shaman" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{X}{X}{1}: Destroy target noncreature artifact with casting cost X.]],
  differs = { "types" },
  activated {
    cost = "{X}{X}{1}",
    target = artifact:not_ "creature":casting_cost(x, "exactly"),
    destroy(target),
  },
}
