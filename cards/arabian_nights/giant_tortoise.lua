return summon "Turtle" "Giant Tortoise" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[As long as Giant Tortoise is untapped, Giant Tortoise gets +0/+3.]],
  continuous { affects = self:untapped(), plus = "+0/+3" },
}
