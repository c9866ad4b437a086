import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from './unreadable';

type Entry = { method: number; start: number; size: number };
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
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

const findEnd = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) if (view.getUint32(at, true) === END) return at;
  throw new UnreadableFile(BROKEN);
};

/** The files in an archive by name, as its directory lists them. */
const listEntries = (bytes: Uint8Array): Map<string, Entry> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new UnreadableFile(BROKEN);
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)), {
      method: view.getUint16(at + 10, true),
      start,
      size: view.getUint32(at + 20, true),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
};

/** Unpacked by the platform, and no further than it may come, whatever the directory says of its size. */
const unpack = (bytes: Uint8Array, { method, start, size }: Entry): Uint8Array => {
  const packed = bytes.subarray(start, start + size);
  if (method === 0) return packed;
  const most = Math.min(MOST_BYTES, Math.max(FEW_BYTES, packed.length * MOST_TIMES));
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UnreadableFile(code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : BROKEN);
  }
};

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** Opens an archive; a file in it is unpacked when it is read. Throws `UnreadableFile` for one that is damaged or made to be large. */
export const openZip = (bytes: Uint8Array) => {
  try {
    const entries = listEntries(bytes);
    return {
      read: (name: string): Generator<Uint8Array> | undefined => {
        const entry = entries.get(name);
        return entry && inPieces(unpack(bytes, entry));
      },
    };
  } catch {
    throw new UnreadableFile(BROKEN);
  }
};
export type Zip = ReturnType<typeof openZip>;
