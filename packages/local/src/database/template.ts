import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PACKED_STREAM_TABLE } from './stream-table.packed';

/**
 * Puts the file there that the engine starts from, unless there is one. It depends on the engine's own schema, so the engine's
 * version is pinned, a test compares the two, and the benchmark watches what a write costs.
 */
export const prepareDatabase = (file: string): void => {
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, gunzipSync(Buffer.from(PACKED_STREAM_TABLE, 'base64')));
  renameSync(draft, file);
};
