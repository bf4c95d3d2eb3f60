"""What people see of a table: the view, and its text form."""
