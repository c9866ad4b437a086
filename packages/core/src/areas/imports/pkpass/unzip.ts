import { listZipEntries, unpackZipEntry } from '../../../base/zip-entries';

const MOST_ENTRIES = 200;
const MOST_UNPACKED = 5_000_000;

type Unzipped = { files: Map<string, Uint8Array>; problem?: string };

/** Unpacks the entries that `wanted` picks. Stops at 200 entries and at 5 MB of unpacked bytes, whatever the archive says of its sizes. */
export const unzip = (bytes: Uint8Array, wanted: (name: string) => boolean): Unzipped => {
  const files = new Map<string, Uint8Array>();
  try {
    const entries = listZipEntries(bytes);
    if (entries.size > MOST_ENTRIES)
      return { files, problem: 'The archive holds more than 200 files, so we didn’t open it.' };
    let left = MOST_UNPACKED;
    for (const [name, entry] of entries) {
      if (!wanted(name)) continue;
      const unpacked = unpackZipEntry(bytes, entry, () => left);
      if (!unpacked) return { files, problem: 'The archive unpacks to more than 5 MB, so we left part of it out.' };
      left -= unpacked.length;
      files.set(name, unpacked);
    }
    return { files };
  } catch {
    return { files: new Map(), problem: 'The file is damaged. Please download the pass again.' };
  }
};
