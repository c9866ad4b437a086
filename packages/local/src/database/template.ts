import { gunzipSync } from 'node:zlib';

/**
 * The file the engine starts from. The engine finds the newest record of its stream by a search that grows with the stream; this file
 * holds its stream table with an index for that search and a trigger that keeps the newest 20,000 records:
 *
 *   CREATE TABLE _stream_records (id INTEGER PRIMARY KEY AUTOINCREMENT, table_name TEXT NOT NULL, event_name TEXT NOT NULL,
 *     keys_json TEXT NOT NULL, new_image TEXT, old_image TEXT, sequence_number TEXT NOT NULL, shard_id TEXT NOT NULL,
 *     created_at INTEGER NOT NULL, user_identity TEXT);
 *   CREATE INDEX x_seq ON _stream_records(table_name, CAST(sequence_number AS INTEGER));
 *   CREATE TRIGGER x_trim AFTER INSERT ON _stream_records WHEN NEW.id % 500 = 0
 *     BEGIN DELETE FROM _stream_records WHERE id < NEW.id - 20000; END;
 *
 * It depends on the engine's own schema, so the engine's version is pinned and a test watches the time of a write.
 */
const PACKED =
  'H4sICA5vAGsCA3RwbC5kYgDt18Fu2kAQBmA7QaWKRNQbqnqZSyQQNEWNemojxYENtWqW1DhKOFkO3hK32Ci2acgxUV+ij9FrH6tP0AGCECukno' +
  'v+T7Lk8e6/3t3b9D47Ua7oyziNg5yOjBeGaRonRIZhmPwUjJVN9b+YxuHPX6VZsHRi7P/evyn94RcAAAAAAID/0MObQvHVy9rzx4M8jYZDlU59' +
  'fon9LE9VEPupGozTMGu6wvIEea7dbguXFnPIOvO4sGVPuB51JWkhuvwoJElxeRiFdEDvGg06pgadirYtqSUcwSueud3OppwriEMflunX9LbB3p' +
  'OQrXy3WC7XzIejKAnVdOpn6lZboPC0XVu2xBXNZ2zYXiUPrkfKT4JY1alp9bwKz5uoZMDfJvG1Ssnq8RKe4BNXq+c7z8q1mtmfh7LbETed/nK+' +
  'Vu4ub8s6dQRpg5X5/7iqPjbN4mzJH8eLjazvTit31tbUL6zCV/S0Uzp37Y7l9umT6JN14XVtydGOkF6dVgcmT1x5JLv8XDhOndR3leQbR76p+8' +
  'z/mo0TfSBRd34UB8NFok7jUbhW65epxbObIOVAqH8f8MFyFfrczC9PtBqcZCrlDO81yu/nyeqsN+emHwAAAAAAAAC2GPp/AAAAAAAAgO23h/4f' +
  'AAAAAAAAYOv9Bc6xQZ0AQAAA';

export const preparedDatabase = (): Buffer => gunzipSync(Buffer.from(PACKED, 'base64'));
