import { unzipSync } from 'fflate';

const MOST_ENTRIES = 200;
const MOST_INFLATED = 5_000_000;
const END_SIGNATURE = 0x06054b50;

type Unzipped = { files: Map<string, Uint8Array>; problem?: string };

/** The number of entries as the end of the archive states it; a file without such an end is no archive. */
const entryCount = (bytes: Uint8Array): number | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = bytes.length - 22; at >= 0 && at > bytes.length - 65_600; at--) {
    if (view.getUint32(at, true) === END_SIGNATURE) return view.getUint16(at + 10, true);
  }
  return undefined;
};

/** Unpacks the entries that `wanted` picks. Stops at 200 entries and at 5 MB of unpacked bytes. */
export const unzip = (bytes: Uint8Array, wanted: (name: string) => boolean): Unzipped => {
  const count = entryCount(bytes);
  if (count === undefined) return { files: new Map(), problem: 'The file is damaged. Please download the pass again.' };
  if (count > MOST_ENTRIES)
    return { files: new Map(), problem: 'The archive holds more than 200 files, so we didn’t open it.' };
  let left = MOST_INFLATED;
  let tooLarge = false;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!wanted(name)) return false;
    left -= originalSize;
    if (left < 0) tooLarge = true;
    return left >= 0;
  };
  try {
    const files = new Map(Object.entries(unzipSync(bytes, { filter })));
    return {
      files,
      problem: tooLarge ? 'The archive unpacks to more than 5 MB, so we left part of it out.' : undefined,
    };
  } catch {
    return { files: new Map(), problem: 'The file is damaged. Please download the pass again.' };
  }
};
