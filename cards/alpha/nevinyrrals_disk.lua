return artifact "Nevinyrral's Disk" {
  cost = "{4}",
  text = [[
    Nevinyrral's Disk comes into play tapped.
    {1}, {T}: Destroy all artifacts, creatures, and enchantments.
  ]],
  enters_tapped {},
  activated { cost = "{1}, {T}", destroy(either(creatures, artifacts, enchantments)) },
}
