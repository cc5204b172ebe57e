return land "Snow-Covered Forest" {
  snow_covered = true, subtypes = "Forest",
  differs = { "types" },
}
