return land "The Tabernacle at Pendrell Vale" {
  legend = true,
  text = [[All creatures have "During your upkeep, destroy this card unless you pay {1}."]],
  continuous { affects = creatures, gains = at_upkeep { of = you, unless { pay = "{1}", destroy(self) } } },
}
