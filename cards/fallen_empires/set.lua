return set { name = "Fallen Empires", code = "FEM", released = "1994-11-01" }
