return set { name = "Limited Edition Alpha", code = "LEA", released = "1993-08-05" }
