return land "Snow-Covered Plains" {
  snow_covered = true, subtypes = "Plains",
  differs = { "types" },
}
