return set { name = "Homelands", code = "HML", released = "1995-10-01" }
