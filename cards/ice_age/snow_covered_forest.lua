return land "Snow-Covered Forest" {
  basic = true, snow_covered = true, subtypes = "Forest",
}
