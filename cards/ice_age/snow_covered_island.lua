return land "Snow-Covered Island" {
  snow_covered = true, subtypes = "Island",
  differs = { "types" },
}
