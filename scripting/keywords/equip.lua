return keyword "equip" {
  takes = "cost",
  text = "For that cost, whenever a sorcery may be cast, it is put on a creature of its controller's.",
  activated { cost = parameter, speed = "sorcery", target = creature:controlled_by(you), attach(self, target) },
}
