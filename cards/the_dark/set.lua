return set { name = "The Dark", code = "DRK", released = "1994-08-01" }
