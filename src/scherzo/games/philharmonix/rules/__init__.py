"""The rules of Philharmonix: plain functions over Box and Table, compiled."""
