-- The engine finds the newest record of its stream by a search that grows with the stream. This table is the engine's own,
-- with an index for that search, and a trigger by which the reader of the stream says how far records may be thrown away: those
-- up to a number that were made before a second. Nothing else throws any away, so none is lost before it is read.
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
CREATE TRIGGER x_trim AFTER INSERT ON _stream_records
WHEN json_extract(NEW.keys_json, '$.pk.S') = 'STREAM' AND NEW.new_image IS NOT NULL
BEGIN
  DELETE FROM _stream_records
  WHERE table_name = NEW.table_name
    AND CAST(sequence_number AS INTEGER) <= CAST(json_extract(NEW.new_image, '$.until.N') AS INTEGER)
    AND created_at < CAST(json_extract(NEW.new_image, '$.made_before.N') AS INTEGER);
END;
