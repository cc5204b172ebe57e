return artifact "Despotic Scepter" {
  cost = "{1}",
  text = [[{T}: Bury target permanent you own.]],
  activated { cost = "{T}", target = permanent:owned_by(you), bury(target) },
}
