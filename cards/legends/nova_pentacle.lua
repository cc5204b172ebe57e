return artifact "Nova Pentacle" {
  cost = "{4}",
  text = [[{3}, {T}: All damage to you from one source is dealt to target creature of your opponent's choice instead.]],
  activated {
    cost = "{3}, {T}",
    targets = { packet:to(you), chosen_by(opponent, creature) },
    redirect(target, targets(2)),
  },
}
