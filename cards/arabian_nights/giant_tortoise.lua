return summon "Tortoise" "Giant Tortoise" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[As long as Giant Tortoise is untapped, it gets +0/+3.]],
  differs = { "types" },
  continuous { affects = self:untapped(), plus = "+0/+3" },
}
