return summon "Fungus Dinosaur" "Fungusaur" {
  cost = "{3}{G}", power = 2, toughness = 2,
  text = [[Whenever Fungusaur is dealt damage, put a +1/+1 counter on Fungusaur.]],
  deals_damage { to = self, put_counters("+1/+1", 1, self) },
}
