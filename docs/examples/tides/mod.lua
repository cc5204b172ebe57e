-- What the mod is. Everything else is found by its place: no file is listed anywhere.
return mod {
  name = "Tides", version = "1.0",
  -- Without this line two mods with a Sea Serpent are a finding, and so is a serpent whose name is misspelt.
  replaces = { "Sea Serpent" },
}
