"""What is kept in this browser, and how: short texts, old keys, the journal, small pictures."""
