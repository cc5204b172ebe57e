return mod { name = "Shadow", version = "1.0" }
