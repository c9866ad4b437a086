import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Checkpoint } from './stream-poller';

/** Remembers in a file how far the stream was delivered. */
export const fileCheckpoint = (file: string): Checkpoint => ({
  load: () => {
    try {
      return readFileSync(file, 'utf8') || undefined;
    } catch {
      return undefined;
    }
  },
  save: (place) => {
    writeFileSync(`${file}.new`, place);
    renameSync(`${file}.new`, file);
  },
});
