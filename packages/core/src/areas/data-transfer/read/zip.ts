import { listZipEntries, unpackZipEntry } from '../../../base/zip-entries';
import { UnreadableFile } from './unreadable';

/** What unpacks to more than this is no workbook of people. */
const MOST_BYTES = 100_000_000;
/** What unpacks to more than so many times its size is made to be large: sheets come to ten or twenty times theirs. */
const MOST_TIMES = 100;
/** Few bytes may be anything. */
const FEW_BYTES = 1_000_000;
const PIECE = 65_536;
const BROKEN =
  'This workbook is damaged. Open it in your spreadsheet app, save it again as .xlsx or CSV, and import that.';
const TOO_LARGE = 'This workbook is too large. Save the sheet as CSV and import that.';

const mostOf = (packed: number) => Math.min(MOST_BYTES, Math.max(FEW_BYTES, packed * MOST_TIMES));

const orBroken = <T>(work: () => T): T => {
  try {
    return work();
  } catch {
    throw new UnreadableFile(BROKEN);
  }
};

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** Opens an archive; a file in it is unpacked when it is read. Throws `UnreadableFile` for one that is damaged or made to be large. */
export const openZip = (bytes: Uint8Array) => {
  const entries = orBroken(() => listZipEntries(bytes));
  return {
    read: (name: string): Generator<Uint8Array> | undefined => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const unpacked = orBroken(() => unpackZipEntry(bytes, entry, mostOf));
      if (!unpacked) throw new UnreadableFile(TOO_LARGE);
      return inPieces(unpacked);
    },
  };
};
export type Zip = ReturnType<typeof openZip>;
