return land "Snow-Covered Mountain" {
  basic = true, snow_covered = true, subtypes = "Mountain",
}
