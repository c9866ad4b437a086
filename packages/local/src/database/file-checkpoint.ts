import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Remembers in a file how far the stream was delivered. */
export const fileCheckpoint = (file: string) => ({
  load: (): string | undefined => {
    try {
      return readFileSync(file, 'utf8') || undefined;
    } catch {
      return undefined;
    }
  },
  save: (sequence: string) => {
    writeFileSync(`${file}.new`, sequence);
    renameSync(`${file}.new`, file);
  },
});
