return sorcery "Stench of Evil" {
  cost = "{2}{B}{B}",
  text = [[Destroy all plains. For each land destroyed this way, Stench of Evil deals 1 damage to its controller unless its controller pays {2}.]],
  destroy(lands:of_type "plains"),
  for_each(destroyed:that_are "land", { unless { by = controller_of(it), pay = "{2}", deal(1, controller_of(it)) } }),
}
