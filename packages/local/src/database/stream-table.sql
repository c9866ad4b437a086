-- The engine finds the newest record of its stream by a search that grows with the stream. This table is the engine's own,
-- with an index for that search and a trigger that keeps the newest 20,000 records.
CREATE TABLE _stream_records (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_name TEXT NOT NULL,
  event_name TEXT NOT NULL,
  keys_json TEXT NOT NULL,
  new_image TEXT,
  old_image TEXT,
  sequence_number TEXT NOT NULL,
  shard_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  user_identity TEXT
);
CREATE INDEX x_seq ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
CREATE TRIGGER x_trim AFTER INSERT ON _stream_records WHEN NEW.id % 500 = 0
BEGIN
  DELETE FROM _stream_records WHERE id < NEW.id - 20000;
END;
