import { inflateRawSync } from 'node:zlib';

/** A file in an archive: how it is packed, and where. What the directory says of its size is not believed. */
export type ZipEntry = { method: number; start: number; size: number };
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;

const findEnd = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) if (view.getUint32(at, true) === END) return at;
  throw new Error('The archive has no end.');
};

/** The files in an archive by name, as its directory lists them. Throws where it is damaged. */
export const listZipEntries = (bytes: Uint8Array): Map<string, ZipEntry> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('The directory of the archive is damaged.');
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

/** Unpacked by the platform, and no further than `most` bytes: undefined where there are more. Throws where it is damaged. */
export const unpackZipEntry = (
  bytes: Uint8Array,
  { method, start, size }: ZipEntry,
  most: (packed: number) => number,
): Uint8Array | undefined => {
  const packed = bytes.subarray(start, start + size);
  const limit = most(packed.length);
  if (method === 0) return packed.length > limit ? undefined : packed;
  if (limit < 1) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: limit });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw error;
  }
};
