"""The database: what is kept, and how it is written, read, migrated and backed up."""
