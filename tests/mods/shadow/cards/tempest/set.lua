return set { name = "Tempest", code = "TMP", released = "1997-10-14", creature_types = { "Dauthi", "Soltari" } }
