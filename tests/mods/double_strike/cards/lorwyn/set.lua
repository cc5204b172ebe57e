return set { name = "Lorwyn", code = "LRW", released = "2007-10-12" }
