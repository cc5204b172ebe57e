return land "Snow-Covered Island" {
  basic = true, snow_covered = true, subtypes = "Island",
}
