return set { name = "Limited Edition Beta", code = "LEB", released = "1993-10-04" }
