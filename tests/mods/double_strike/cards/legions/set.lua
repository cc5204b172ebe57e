return set { name = "Legions", code = "LGN", released = "2003-02-03" }
