return land "Snow-Covered Plains" {
  basic = true, snow_covered = true, subtypes = "Plains",
}
